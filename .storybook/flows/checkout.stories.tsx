import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/' } },
})

const RETAILER = DEFAULT_CONFIG.retailer.name

const checkOut = async () => userEvent.click(await screen.findByRole('button', { name: /^Check Out/ }))

const linksIn = async (list: 'Opened' | 'Not opened') =>
  within(await screen.findByRole('list', { name: list })).findAllByRole('link')

/** Clicks the first product that the browser blocked. */
async function openFirstBlocked() {
  const [link] = await linksIn('Not opened')
  if (!link) throw new Error('No product was blocked')
  await expect(link).toHaveAttribute('target', '_blank')
  // Opens no real tab.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}

export const CardToCheckout = meta.story({
  name: 'From a card to the retailer',
  parameters: { shop: { url: '/category/laptops/' }, heard: ['add-to-cart', 'cart'] },
  beforeEach: () => allowPopups(2),
  play: flow(async ({ step }) => {
    const add = async (index: number) => {
      const button = (await screen.findAllByRole('button', { name: /^Add to Cart/ }))[index]
      if (!button) throw new Error(`There is no product ${index}`)
      await userEvent.click(button)
    }

    await step('Adds a laptop', async () => {
      await add(0)
      await expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
      await screen.findByRole('link', { name: 'Cart, 1 item' })
    })

    await step('Adds a second laptop', async () => {
      await add(1)
      await screen.findByRole('link', { name: 'Cart, 2 items' })
    })

    await step('Opens the cart', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Cart, 2 items' }))
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible())
      const lines = within(await screen.findByRole('list', { name: 'Cart items' }))
      await expect(lines.getAllByRole('listitem')).toHaveLength(2)
    })

    await step('Increases the quantity of the first laptop', async () => {
      const [plus] = await screen.findAllByRole('button', { name: /^Increase quantity/ })
      if (!plus) throw new Error('The cart is empty')
      await userEvent.click(plus)
      await screen.findByRole('link', { name: 'Cart, 3 items' })
    })

    await step('Checks out; both products open at the retailer', async () => {
      await expect(await screen.findByText('Opens 2 new tabs, one per product.')).toBeVisible()
      await checkOut()
      await expect(await screen.findByText(`Opening 2 ${RETAILER} product pages for purchase`)).toBeVisible()
      await expect(await screen.findByText('2 of 2 opened')).toBeVisible()
      await expect(await linksIn('Opened')).toHaveLength(2)
    })
  }),
})

export const PopupsBlocked = meta.story({
  name: 'Every popup blocked',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-blocked'] } },
  play: flow(async ({ step }) => {
    await step('Checks out; the browser blocks every tab', async () => {
      await checkOut()
      await expect(await screen.findByText('Please allow popups for this site and try again')).toBeVisible()
    })

    await step('Sees a link to every product', async () => {
      await expect(await screen.findByText('0 of 5 opened')).toBeVisible()
      await expect(await linksIn('Not opened')).toHaveLength(5)
    })

    await step('Opens the first link', openFirstBlocked)
  }),
})

export const OnlyOneTab = meta.story({
  name: 'Every popup blocked but one',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-first-only'] }, heard: ['checkout-with-blocked-tabs'] },
  beforeEach: () => allowPopups(1),
  play: flow(async ({ step }) => {
    await step('Checks out; the browser opens one tab of five', async () => {
      await checkOut()
      await expect(await screen.findByText(`Opening 1 ${RETAILER} product pages for purchase`)).toBeVisible()
      await expect(await screen.findByText('1 of 5 opened')).toBeVisible()
      await expect(await linksIn('Opened')).toHaveLength(1)
    })

    await step('Opens the next link', async () => {
      await expect(await linksIn('Not opened')).toHaveLength(4)
      await openFirstBlocked()
    })
  }),
})
