import { getResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { handlers } from '#mocks/handlers.ts'
import { createDemoApi } from '#mocks/lab/demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import preview from '#storybook/preview.tsx'
import { DemoRegion } from './DemoRegion.tsx'
import { useDemoStore } from './demo-store.ts'

/** The Demo Lab as the mock API hands it over, with names from a link and a few logged requests. */
async function open({ parameters: { names = [] } }: { parameters: { names?: string[] } }) {
  sessionStorage.clear()
  const interceptor = createInterceptor((request) => getResponse(handlers, request, { baseUrl: location.origin }))
  const demo = await createDemoApi(interceptor, [])
  const lab = createLab(interceptor)
  lab.choose(names)
  for (const path of ['/api/products?page=1&limit=24', '/api/brands', '/api/products/no-such-product']) {
    await interceptor.answer(new Request(location.origin + path, { headers: { 'x-cart-id': 'storycart0001' } }))
  }
  useDemoStore.setState({
    demo: { ...demo, mode: 'page', loadLab: async () => lab },
    isOpen: false,
    isMarked: false,
  })
  return () => {
    lab.choose([])
    useDemoStore.setState({ demo: null, isOpen: false, isMarked: false })
  }
}

const meta = preview.meta({ component: ShopWithDemo, beforeEach: open })

/** A page with something inert on it. */
function ShopWithDemo() {
  return (
    <>
      <main>
        <h1>The shop</h1>
        <button type="button" aria-label="Share" style={{ margin: '64px 0 0 480px' }}>
          Share
        </button>
      </main>
      <DemoRegion />
    </>
  )
}

type Canvas = ReturnType<typeof within>

async function openLab(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /^Demo/ }))
  const lab = within(await canvas.findByRole('dialog', { name: 'Demo Lab' }))
  await lab.findByText(/of \d+ scenarios/)
  return lab
}

const openPart = async (canvas: Canvas, name: string) => {
  const lab = await openLab(canvas)
  await userEvent.click(lab.getByRole('button', { name }))
  return lab
}

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Demo' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** The keyboard opens it, is taken into it, and comes back to where it was. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('{F2}')
    const title = await canvas.findByRole('heading', { name: 'Demo Lab' })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo' })).toHaveFocus())
  },
})

export const Opened = meta.story({
  play: async ({ canvas }) => {
    const lab = await openLab(canvas)
    await expect(lab.getByText(/answered by the page itself/)).toBeVisible()
    await expect(lab.getByText('No scenario is in force: the shop works as it should.')).toBeVisible()
  },
})

export const Choosing = meta.story({
  play: async ({ canvas }) => {
    const lab = await openLab(canvas)
    await userEvent.type(lab.getByLabelText('Find a scenario'), 'html product list')
    await userEvent.click(await lab.findByRole('checkbox', { name: /products-html/ }))
    await expect(await canvas.findByRole('button', { name: 'Demo: 1' })).toBeVisible()
    await expect(lab.getByRole('link', { name: 'Open products-html where it is best seen' })).toBeVisible()
    await userEvent.click(lab.getByRole('button', { name: 'Take back products-html' }))
    await expect(await canvas.findByRole('button', { name: 'Demo' })).toBeVisible()
  },
})

export const FromALink = meta.story({
  parameters: { names: ['cart-5-lines', 'products.30pct', 'no-such-name'] },
  play: async ({ canvas }) => {
    const lab = await openLab(canvas)
    await expect(lab.getByRole('alert')).toHaveTextContent('Unknown name in the link: no-such-name.')
    await expect(within(lab.getByRole('list', { name: 'In force' })).getAllByRole('listitem')).toHaveLength(3)
  },
})

/** The button that is pressed goes, or is disabled; the keyboard stays in the lab. */
export const TakingBackByKeyboard = meta.story({
  parameters: { names: ['cart-5-lines', 'brands-500'] },
  play: async ({ canvas }) => {
    const lab = await openLab(canvas)
    const dialog = canvas.getByRole('dialog', { name: 'Demo Lab' })
    for (const name of ['Take back cart-5-lines', 'Take all back']) {
      lab.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus'))
    }
    await expect(lab.getByText('No scenario is in force: the shop works as it should.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Demo' })).toHaveFocus())
  },
})

export const LatencyAndFailures = meta.story({
  parameters: { names: ['products.1500ms'] },
  play: async ({ canvas }) => {
    const lab = await openPart(canvas, 'Latency and failures')
    await expect(lab.getByLabelText('Latency of GET /api/products')).toHaveValue('1500ms')
    await userEvent.selectOptions(lab.getByLabelText('Failures of POST /api/cart/add'), '50 %')
    await expect(await lab.findByRole('button', { name: 'Take back add.50pct' })).toBeVisible()
  },
})

export const LastCalls = meta.story({
  play: async ({ canvas }) => {
    const lab = await openPart(canvas, 'Last calls')
    const calls = within(lab.getByRole('list', { name: 'Last calls' })).getAllByRole('listitem')
    await expect(calls).toHaveLength(3)
    await expect(calls[0]).toHaveTextContent('/api/products/no-such-product')
    await expect(calls[0]).toHaveTextContent('404')
    await userEvent.click(lab.getByRole('button', { name: 'Clear' }))
    await expect(lab.getByText('No calls yet.')).toBeVisible()
  },
})

export const CartStore = meta.story({
  beforeEach: () => fillCart(studioHeadphones.id),
  play: async ({ canvas }) => {
    const lab = await openPart(canvas, 'Cart store')
    await expect(lab.getByLabelText('The store as text')).toHaveTextContent(studioHeadphones.id)
    await userEvent.click(lab.getByRole('button', { name: 'Empty all carts' }))
    await expect(lab.getByText('Every cart is empty.')).toBeVisible()
    await expect(lab.getByLabelText('The store as text')).not.toHaveTextContent(studioHeadphones.id)
  },
})

export const EmptyCheckout = meta.story({
  play: async ({ canvas }) => {
    const lab = await openPart(canvas, 'The cart’s own toasts')
    await userEvent.click(lab.getByRole('button', { name: 'Check out an empty cart' }))
    const refusal = 'Please add items to your cart before checking out'
    await expect(await canvas.findByText(refusal)).toBeVisible()
  },
})

export const InertControls = meta.story({
  play: async ({ canvas }) => {
    const lab = await openPart(canvas, 'By design')
    await userEvent.click(lab.getByRole('checkbox', { name: 'Mark what does nothing by design' }))
    await waitFor(() => expect(document.querySelector('[data-paragraph="§2 Product detail"]')).toBeVisible())
  },
})
