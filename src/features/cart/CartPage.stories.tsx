import { expect, screen, waitFor, within } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { chooseScenarios } from '#storybook/shop/shop-api.ts'

const meta = preview.meta({
  title: 'Pages/Cart',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', demo: ['cart-5-lines'] } },
})

const answered = (...demo: string[]) => ({ shop: { demo } })
const pressed = (...steps: Step[]) => ({ shop: { steps } })

type Canvas = ReturnType<typeof within>

/** The cart's lines, once they are there. */
const linesOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Cart items' })).getAllByRole('listitem')

const firstLineOf = async (canvas: Canvas) => {
  const [line] = await linesOf(canvas)
  if (!line) throw new Error('no line')
  return within(line)
}

/** The header's “99+” is part of no name: what is said is the number. */
const ROUNDED_COUNT = { id: 'label-content-name-mismatch', enabled: false }

const TABS = 'Opens 5 new tabs, one per product.'

export const Loaded = meta.story({})
Loaded.test('counts up, and says how many tabs will open', async ({ canvas, userEvent }) => {
  const line = await firstLineOf(canvas)
  const plus = line.getByRole('button', { name: /^Increase quantity of/ })
  await userEvent.click(plus)
  await userEvent.click(plus)
  await expect(await line.findByText('3')).toBeVisible()
  await expect(canvas.getByText(TABS)).toBeVisible()
})
Loaded.test('loses a line whose quantity goes below one', async ({ canvas, userEvent }) => {
  const title = (await firstLineOf(canvas)).getByRole('heading').textContent
  await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${title}` }))
  await waitFor(() => expect(canvas.queryByRole('heading', { name: title })).not.toBeInTheDocument())
})

export const Removed = meta.story({ parameters: pressed('Remove', { see: 'Item removed' }) })
Removed.test('has one line less, and says so', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Item has been removed from your cart.')).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4)
})

/** Below one there is nothing left of a line, here of the only one. */
export const MinusAtOne = meta.story({
  parameters: { shop: { demo: ['cart-1-line'], steps: ['Decrease quantity', { see: 'Item removed' }] } },
})
MinusAtOne.test('takes the line away', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(canvas.queryByRole('list', { name: 'Cart items' })).not.toBeInTheDocument()
})

/** What is changed shows at once, and comes back when the server refused it. */
export const UpdateFailed = meta.story({
  parameters: {
    shop: {
      demo: ['cart-5-lines', 'update-500'],
      steps: ['Increase quantity', { see: 'Failed to update quantity. Please try again.' }],
    },
  },
})
UpdateFailed.test('takes the change back and says why', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to update quantity. Please try again.')).toBeVisible()
  await expect((await firstLineOf(canvas)).getByRole('status')).toHaveTextContent('1')
  await expect(canvas.getByText(TABS)).toBeVisible()
})

export const RemovalFailed = meta.story({
  parameters: {
    shop: {
      demo: ['cart-5-lines', 'remove-500'],
      steps: ['Remove', { see: 'Failed to remove item. Please try again.' }],
    },
  },
})
RemovalFailed.test('brings the line back and says why', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to remove item. Please try again.')).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
})

/** Asked before everything goes. */
export const Clearing = meta.story({ parameters: pressed('Clear cart', { see: 'Clear your cart?' }) })
Clearing.test('asks first, and keeps the items where one changes one’s mind', async ({ canvas, userEvent }) => {
  await rested()
  const question = await screen.findByRole('dialog', { name: 'Clear your cart?' })
  await waitFor(() => expect(question).toBeVisible())
  await userEvent.click(within(question).getByRole('button', { name: 'Keep items' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(await linesOf(canvas)).toHaveLength(5)
})

export const Cleared = meta.story({
  parameters: pressed('Clear cart', 'Clear all items', { see: 'Cart cleared successfully' }),
})
Cleared.test('is empty, and says so', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Cart cleared successfully')).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

export const ClearFailed = meta.story({
  parameters: {
    shop: {
      demo: ['cart-5-lines', 'clear-500'],
      steps: ['Clear cart', 'Clear all items', { see: 'Failed to clear cart' }],
    },
  },
})
ClearFailed.test('brings the lines back and says why', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to clear cart')).toBeVisible()
  await expect(await linesOf(canvas)).toHaveLength(5)
})

export const Empty = meta.story({ parameters: answered() })
Empty.test('leads to the shop', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'Start Shopping' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
})

export const Loading = meta.story({ parameters: answered('cart-never') })
Loading.test('says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading your cart...')).toBeVisible()
})

export const Failed = meta.story({ parameters: answered('cart-500') })
Failed.test('says so, and has the cart after Retry', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  const retry = canvas.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  chooseScenarios(['cart-5-lines'])
  await userEvent.click(retry)
  await expect(await linesOf(canvas)).toHaveLength(5)
})

/** The lines were read once; the read after the change failed. */
export const Outdated = meta.story({
  parameters: pressed('Increase quantity', { see: 'Retry' }),
  beforeEach: () => {
    const fail = () => chooseScenarios(['cart-5-lines', 'cart-500'])
    document.addEventListener('click', fail, { capture: true, once: true })
    return () => document.removeEventListener('click', fail, true)
  },
})
Outdated.test('keeps the lines, and says that they may be out of date', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText(/^Your cart could not be read again/)).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
})

export const TwoHundredLines = meta.story({
  parameters: {
    ...answered('cart-200-lines'),
    a11y: {
      // Of lines that are alike three say as much as all of them, in a fraction of the time.
      context: { include: ['body'], exclude: ['li:nth-child(n + 4)'] },
      config: { rules: [ROUNDED_COUNT] },
    },
  },
})
TwoHundredLines.test('lists them all', async ({ canvas }) => {
  await expect((await canvas.findByLabelText('Cart items')).children).toHaveLength(200)
  await expect(canvas.getByText('Opens 200 new tabs, one per product.')).toBeVisible()
})

export const AllOpened = meta.story({ beforeEach: () => allowPopups(5), parameters: pressed('Check Out') })
AllOpened.test('says how many pages open, and lists them', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Opening 5 Halyard product pages for purchase')).toBeVisible()
  await expect(canvas.getByText('5 of 5 opened')).toBeVisible()
  await expect(within(canvas.getByRole('list', { name: 'Opened' })).getAllByRole('link')).toHaveLength(5)
})

/** What browsers do by default: one tab for each click. */
export const OneOpened = meta.story({ beforeEach: () => allowPopups(1), parameters: pressed('Check Out') })
OneOpened.test('lists the others as links', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('1 of 5 opened')).toBeVisible()
  await expect(within(canvas.getByRole('list', { name: 'Not opened' })).getAllByRole('link')).toHaveLength(4)
})
OneOpened.test('forgets the result once the cart changes', async ({ canvas, userEvent }) => {
  await rested()
  await userEvent.click((await firstLineOf(canvas)).getByRole('button', { name: /^Increase quantity of/ }))
  await waitFor(() => expect(canvas.queryByText('1 of 5 opened')).not.toBeInTheDocument())
})

export const AllBlocked = meta.story({
  parameters: { shop: { demo: ['cart-5-lines', 'popups-blocked'], steps: ['Check Out'] } },
})
AllBlocked.test('asks to allow popups, and lists every product as a link', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Please allow popups for this site and try again')).toBeVisible()
  await expect(canvas.getByText('0 of 5 opened')).toBeVisible()
  await expect(within(canvas.getByRole('list', { name: 'Not opened' })).getAllByRole('link')).toHaveLength(5)
})

/** No product in it has a purchase link. */
export const NoLinks = meta.story({ parameters: { shop: { demo: ['cart-without-links'], steps: ['Check Out'] } } })
NoLinks.test('says before and after the press that nothing opens', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('No Halyard purchase links available for these products')).toBeVisible()
  await expect(canvas.getByText('Opens no tabs: 2 products have no purchase link.')).toBeVisible()
})

/** The server holds quantities that are none: those lines are left out. */
export const OddQuantities = meta.story({ parameters: answered('cart-odd-quantities') })

export const LongText = meta.story({ parameters: answered('texts-long', 'cart-5-lines') })
LongText.test('wraps the titles', async ({ canvas }) => {
  await expect((await firstLineOf(canvas)).getByRole('heading', { name: LONG })).toBeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

export const Arabic = meta.story({ parameters: answered('texts-rtl', 'cart-5-lines') })
Arabic.test('has its titles in Arabic', async ({ canvas }) => {
  await expect((await firstLineOf(canvas)).getByRole('heading', { name: RTL_TITLE })).toBeVisible()
})

/** The summary comes after the lines. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
