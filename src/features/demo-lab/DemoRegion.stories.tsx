import { expect, waitFor, within } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import type { DemoApi } from '#src/api/demo-api.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { logCall } from '#storybook/shop/shop-api.ts'
import { useDemoStore } from './demo-store.ts'

const meta = preview.meta({
  title: 'Demo Lab/Panel',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/faq/', lab: true } },
  // The same one each time it is looked at.
  beforeEach: () => localStorage.setItem(CART_ID_KEY, 'storycart0001'),
})

const NOTHING_IN_FORCE = 'No scenario is in force: the shop works as it should.'
const PHONE = { viewport: { value: 'phone' } }

const opened = (...steps: Step[]) => ({ shop: { steps: ['Demo', ...steps] } })
/** With the list of scenarios out of the way. */
const openedAt = (part: string, ...steps: Step[]) => opened('Scenarios', part, ...steps)

type Canvas = ReturnType<typeof within>

async function restingLab(canvas: Canvas) {
  await rested()
  return within(await canvas.findByRole('dialog', { name: 'Demo Lab' }))
}

/** Not by `:focus`, which is nothing's in a frame that the browser's own focus is not in. */
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

export const Closed = meta.story({})
Closed.test('is a button at the edge', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Demo' })).toHaveAttribute('aria-expanded', 'false')
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
})
Closed.test('opens by keyboard, is taken into it, and comes back to where it was', async ({ canvas, userEvent }) => {
  const opener = await canvas.findByRole('button', { name: 'Demo' })
  // A page is seen a moment before it hears keys.
  await waitFor(async () => {
    await userEvent.keyboard('{F2}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
  const title = await canvas.findByRole('heading', { name: 'Demo Lab' })
  await waitFor(() => expect(title).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

export const Opened = meta.story({ parameters: opened({ see: NOTHING_IN_FORCE }) })
Opened.test('says who answers, and that nothing is in force', async ({ canvas }) => {
  const lab = await restingLab(canvas)
  await expect(await lab.findByText(/answered by the page itself/)).toBeVisible()
  await expect(lab.getByText(NOTHING_IN_FORCE)).toBeVisible()
  await expect(lab.getByText(/of \d+ scenarios/)).toBeVisible()
})

export const Choosing = meta.story({
  parameters: {
    shop: {
      ...opened({ fill: 'Find a scenario', with: 'html list' }, 'The product list: html').shop,
      url: '/',
    },
  },
})
Choosing.test('counts what is in force, leads to it, and takes it back', async ({ canvas, userEvent }) => {
  const lab = await restingLab(canvas)
  await expect(await canvas.findByRole('button', { name: 'Demo: 1' })).toBeVisible()
  await expect(lab.getByRole('checkbox', { name: /products-html/ })).toBeChecked()
  await expect(lab.getByRole('link', { name: 'Open products-html where it is best seen' })).toBeVisible()
  await userEvent.click(lab.getByRole('button', { name: 'Take back products-html' }))
  await expect(await canvas.findByRole('button', { name: 'Demo' })).toBeVisible()
})

export const NothingFound = meta.story({ parameters: opened({ fill: 'Find a scenario', with: 'tuba' }) })

export const FromALink = meta.story({
  parameters: {
    shop: { ...opened({ see: 'Take all back' }).shop, demo: ['cart-5-lines', 'products.30pct', 'no-such-name'] },
  },
})
FromALink.test(
  'names what it does not know, and keeps the keyboard while taking back',
  async ({ canvas, userEvent }) => {
    const lab = await restingLab(canvas)
    await expect(await lab.findByRole('alert')).toHaveTextContent('Unknown name in the link: no-such-name.')
    await expect(within(lab.getByRole('list', { name: 'In force' })).getAllByRole('listitem')).toHaveLength(3)
    // The button that is pressed goes, or is disabled.
    const dialog = canvas.getByRole('dialog', { name: 'Demo Lab' })
    for (const name of ['Take back cart-5-lines', 'Take all back']) {
      lab.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(dialog).toContainElement(focused())
    }
    await expect(lab.getByText(NOTHING_IN_FORCE)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo' })).toHaveFocus())
  },
)

export const LatencyAndFailures = meta.story({
  parameters: { shop: { ...openedAt('Latency and failures').shop, demo: ['products.1500ms'] } },
})
LatencyAndFailures.test('shows what a link asked for, and takes a setting', async ({ canvas, userEvent }) => {
  const lab = await restingLab(canvas)
  await expect(await lab.findByLabelText('Latency of GET /api/products')).toHaveValue('1500ms')
  await userEvent.selectOptions(lab.getByLabelText('Failures of POST /api/cart/add'), '50 %')
  await expect(await lab.findByRole('button', { name: 'Take back add.50pct' })).toBeVisible()
})

const logThree = async () => {
  for (const path of ['/api/products?page=1&limit=24', '/api/brands', '/api/products/no-such-product'])
    await logCall(path)
}

export const LastCalls = meta.story({ parameters: openedAt('Last calls'), beforeEach: logThree })
LastCalls.test('lists them, the newest first, until they are cleared', async ({ canvas, userEvent }) => {
  const lab = await restingLab(canvas)
  const list = await lab.findByRole('list', { name: 'Last calls' })
  // The page's own go first.
  await waitFor(() => expect(list).not.toHaveTextContent('awaited'))
  await userEvent.click(lab.getByRole('button', { name: 'Clear' }))
  await expect(lab.getByText('No calls yet.')).toBeVisible()
  await logThree()
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
  const [newest] = within(list).getAllByRole('listitem')
  await expect(newest).toHaveTextContent('/api/products/no-such-product')
  await expect(newest).toHaveTextContent('404')
  await userEvent.click(lab.getByRole('button', { name: 'Clear' }))
  await expect(lab.getByText('No calls yet.')).toBeVisible()
})

export const CartStore = meta.story({
  parameters: openedAt('Cart store'),
  beforeEach: () => fillCart(studioHeadphones.id),
})
// MUI's badge on the cart keeps the number that it hides, which axe takes for a text to be seen.
const HIDDEN_BADGE = { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } }
CartStore.test('shows every cart, and empties them', { parameters: HIDDEN_BADGE }, async ({ canvas, userEvent }) => {
  const lab = await restingLab(canvas)
  await expect(await lab.findByLabelText('The store as text')).toHaveTextContent(studioHeadphones.id)
  await userEvent.click(lab.getByRole('button', { name: 'Empty all carts' }))
  await expect(lab.getByText('Every cart is empty.')).toBeVisible()
  await expect(lab.getByLabelText('The store as text')).not.toHaveTextContent(studioHeadphones.id)
})

export const EmptyCheckout = meta.story({
  parameters: openedAt('The cart’s own toasts', 'Check out an empty cart'),
})
EmptyCheckout.test('says what an empty cart lacks', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Please add items to your cart before checking out')).toBeVisible()
})

export const InertControls = meta.story({
  parameters: {
    shop: {
      ...openedAt('By design', 'Mark what does nothing by design').shop,
      url: `/products/${studioHeadphones.id}/`,
    },
  },
})
InertControls.test('marks what does nothing with its paragraph', async () => {
  await rested()
  await waitFor(() => expect(document.querySelector('[data-paragraph="§2 Product detail"]')).toBeVisible())
})

/** After preview's own. */
const loading = (loadLab: DemoApi['loadLab']) => () =>
  useDemoStore.setState(({ demo }) => ({ demo: demo && { ...demo, loadLab } }))

export const Loading = meta.story({
  parameters: { shop: { steps: ['Demo', { see: 'Loading the scenarios…' }] } },
  beforeEach: loading(() => new Promise(() => undefined)),
})

export const Failed = meta.story({
  parameters: { shop: { steps: ['Demo', { see: 'The scenarios can’t be loaded. Reload the page to try again.' }] } },
  beforeEach: loading(() => Promise.reject(new Error('Offline'))),
})

export const Phone = meta.story({
  parameters: {
    shop: { ...opened({ see: 'Take all back' }).shop, demo: ['cart-5-lines', 'products.1500ms', 'add-500'] },
  },
  globals: PHONE,
})

export const PhoneLatencyAndFailures = meta.story({ parameters: openedAt('Latency and failures'), globals: PHONE })
