import { expect, waitFor, within } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { logRequest } from '#storybook/shop/shop-api.ts'
import { settled } from '#storybook/shop/steps.ts'
import { useDemoStore } from './demo-store.ts'

const meta = preview.meta({
  title: 'Demo Lab/Panel',
  component: ShopPage,
  tags: ['!autodocs', 'since:0.1.0'],
  parameters: { shop: { url: '/about/', lab: true } },
  // A fixed cart ID, so that the story always looks the same.
  beforeEach: () => localStorage.setItem(CART_ID_KEY, 'storycart0001'),
})

const NONE_ACTIVE = 'No scenarios are in force. The shop is working normally.'
const PHONE = { viewport: { value: 'phone' } }

/** Returns parameters that open the panel and then perform the steps. */
const opened = (...steps: Step[]) => ({ shop: { steps: ['Demo', ...steps] } })
/** Returns parameters that also close the panel's section Scenarios and open `section`. */
const openedAt = (section: string, ...steps: Step[]) => opened('Scenarios', section, ...steps)

type Canvas = ReturnType<typeof within>

async function findPanel(canvas: Canvas) {
  await settled()
  return within(await canvas.findByRole('dialog', { name: 'Demo Lab' }))
}

/** Returns the focused element. `:focus` would match nothing in an iframe that does not have the browser's focus. */
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

export const Closed = meta.story({})
Closed.test('F2 moves the focus into the panel, closing the panel moves it back', async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole('button', { name: 'Demo' })
  // Repeated, because the page may render before it listens to keys.
  await waitFor(async () => {
    await userEvent.keyboard('{F2}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
  const title = await canvas.findByRole('heading', { name: 'Demo Lab' })
  await waitFor(() => expect(title).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: 'Close Demo Lab' }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

export const Opened = meta.story({ parameters: opened({ see: NONE_ACTIVE }) })

export const Choosing = meta.story({
  parameters: {
    shop: {
      ...opened({ fill: 'Find a scenario', with: 'html list' }, 'The product list: html').shop,
      url: '/',
    },
  },
})

export const NothingFound = meta.story({ parameters: opened({ fill: 'Find a scenario', with: 'tuba' }) })

export const FromALink = meta.story({
  parameters: {
    shop: { ...opened({ see: 'Turn off all' }).shop, demo: ['cart-5-lines', 'products.30pct', 'no-such-name'] },
  },
})
FromALink.test(
  'unknown names are listed, and removing scenarios keeps the focus in the panel',
  async ({ canvas, userEvent }) => {
    const panel = await findPanel(canvas)
    await expect(await panel.findByRole('alert')).toHaveTextContent('Unknown name in the link: no-such-name.')
    await expect(within(panel.getByRole('list', { name: 'In force' })).getAllByRole('listitem')).toHaveLength(3)
    // Each of these buttons is removed or disabled when it is pressed.
    const dialog = canvas.getByRole('dialog', { name: 'Demo Lab' })
    for (const name of ['Turn off cart-5-lines', 'Turn off all']) {
      panel.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(dialog).toContainElement(focused())
    }
    await expect(panel.getByText(NONE_ACTIVE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close Demo Lab' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo' })).toHaveFocus())
  },
)

export const LatencyAndFailures = meta.story({
  parameters: { shop: { ...openedAt('Latency and failures').shop, demo: ['products.1500ms'] } },
})
LatencyAndFailures.test(
  'shows the latency of the link, and a selected failure rate becomes active',
  async ({ canvas, userEvent }) => {
    const panel = await findPanel(canvas)
    await expect(await panel.findByLabelText('Latency of GET /api/products')).toHaveValue('1500ms')
    await userEvent.selectOptions(panel.getByLabelText('Failures of POST /api/cart/add'), '50%')
    await expect(await panel.findByRole('button', { name: 'Turn off add.50pct' })).toBeVisible()
  },
)

const logThree = async () => {
  for (const path of ['/api/products?page=1&limit=24', '/api/brands', '/api/products/no-such-product'])
    await logRequest(path)
}

export const LastCalls = meta.story({ parameters: openedAt('Last calls'), beforeEach: logThree })
LastCalls.test('lists the newest call first, and Clear empties the list', async ({ canvas, userEvent }) => {
  const panel = await findPanel(canvas)
  const list = await panel.findByRole('list', { name: 'Last calls' })
  // Waits for the page's own calls and removes them from the log.
  await waitFor(() => expect(list).not.toHaveTextContent('awaited'))
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
  await expect(panel.getByText('No calls yet.')).toBeVisible()
  await logThree()
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
  const [newest] = within(list).getAllByRole('listitem')
  await expect(newest).toHaveTextContent('/api/products/no-such-product')
  await expect(newest).toHaveTextContent('404')
  await userEvent.click(panel.getByRole('button', { name: 'Clear' }))
  await expect(panel.getByText('No calls yet.')).toBeVisible()
})

export const Recordings = meta.story({ parameters: openedAt('Recordings') })

export const CartStore = meta.story({
  parameters: openedAt('Cart store'),
  beforeEach: () => fillCart(studioHeadphones.id),
})

export const EmptyCheckout = meta.story({
  parameters: openedAt('The cart’s own toasts', 'Check out an empty cart', {
    see: 'Please add items to your cart before checking out',
  }),
})

export const InertControls = meta.story({
  parameters: {
    shop: {
      ...openedAt('By design', 'Mark controls that do nothing by design').shop,
      url: `/products/${studioHeadphones.id}/`,
    },
  },
})

/** Returns a `beforeEach` that replaces `loadLab`. Runs after the preview's `beforeEach`, which sets the demo API. */
const loading = (loadLab: DemoApi['loadLab']) => () =>
  useDemoStore.setState(({ demo }) => ({ demo: demo && { ...demo, loadLab } }))

export const Loading = meta.story({
  parameters: { shop: { steps: ['Demo', { see: 'Loading the scenarios…' }] } },
  beforeEach: loading(() => new Promise(() => undefined)),
})

export const Failed = meta.story({
  parameters: { shop: { steps: ['Demo', { see: 'The scenarios couldn’t be loaded. Reload the page to try again.' }] } },
  beforeEach: loading(() => Promise.reject(new Error('Offline'))),
})

export const Phone = meta.story({
  parameters: {
    shop: { ...opened({ see: 'Turn off all' }).shop, demo: ['cart-5-lines', 'products.1500ms', 'add-500'] },
  },
  globals: PHONE,
})

export const PhoneLatencyAndFailures = meta.story({ parameters: openedAt('Latency and failures'), globals: PHONE })
