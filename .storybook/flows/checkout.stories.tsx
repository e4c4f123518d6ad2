import { expect, within } from 'storybook/test'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { type FlowUser, flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', animated: true } },
})

const RETAILER = DEFAULT_CONFIG.retailer.name

const checkOut = ({ page, click }: FlowUser) => click(page.findByRole('button', { name: /^Check Out/ }))

const linksIn = async ({ page }: FlowUser, list: 'Opened' | 'Not opened') =>
  within(await page.findByRole('list', { name: list })).findAllByRole('link')

/** Clicks the first product that the browser blocked. */
async function openFirstBlocked(user: FlowUser) {
  const [link] = await linksIn(user, 'Not opened')
  if (!link) throw new Error('No product was blocked')
  await user.click(link)
}

export const CardToCheckout = meta.story({
  name: 'From a card to the retailer',
  parameters: { shop: { url: '/category/laptops/' } },
  play: flow(async (user, step) => {
    const { page, click, see, openedTabs } = user
    const add = async (index: number) => {
      const button = (await page.findAllByRole('button', { name: /^Add to Cart/ }))[index]
      if (!button) throw new Error(`There is no product ${index}`)
      await click(button)
    }

    await step('Adds a laptop', async () => {
      await add(0)
      await see(page.findByText('Item added to cart successfully'))
      await page.findByRole('link', { name: 'Cart, 1 item' })
    })

    await step('Adds a second laptop', async () => {
      await add(1)
      await page.findByRole('link', { name: 'Cart, 2 items' })
    })

    await step('Opens the cart', async () => {
      await click(page.findByRole('link', { name: 'Cart, 2 items' }))
      await see(page.findByRole('heading', { level: 1, name: 'Your cart' }))
      await expect(within(await page.findByRole('list', { name: 'Cart items' })).getAllByRole('listitem')).toHaveLength(
        2,
      )
    })

    await step('Increases the quantity of the first laptop', async () => {
      const [plus] = await page.findAllByRole('button', { name: /^Increase quantity/ })
      if (!plus) throw new Error('The cart is empty')
      await click(plus)
      await page.findByRole('link', { name: 'Cart, 3 items' })
    })

    await step('Checks out; both products open at the retailer', async () => {
      await see(page.findByText('Opens 2 new tabs, one per product.'))
      await checkOut(user)
      await see(page.findByText(`Opening 2 ${RETAILER} product pages for purchase`))
      await see(page.findByText('2 of 2 opened'))
      await expect(openedTabs()).toEqual((await linksIn(user, 'Opened')).map(hrefOf))
    })
  }),
})

export const PopupsBlocked = meta.story({
  name: 'Every popup blocked',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-blocked'] } },
  play: flow(async (user, step) => {
    const { page, see, openedTabs } = user

    await step('Checks out; the browser blocks every tab', async () => {
      await checkOut(user)
      await see(page.findByText('Please allow popups for this site and try again'))
      await expect(openedTabs()).toEqual([])
    })

    await step('Sees a link to every product', async () => {
      await see(page.findByText('0 of 5 opened'))
      await expect(await linksIn(user, 'Not opened')).toHaveLength(5)
    })

    await step('Opens the first link', async () => {
      await openFirstBlocked(user)
      await expect(openedTabs()).toEqual((await linksIn(user, 'Not opened')).slice(0, 1).map(hrefOf))
    })
  }),
})

export const OnlyOneTab = meta.story({
  name: 'Every popup blocked but one',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-first-only'] } },
  play: flow(async (user, step) => {
    const { page, see, openedTabs } = user

    await step('Checks out; the browser opens one tab of five', async () => {
      await checkOut(user)
      await see(page.findByText(`Opening 1 ${RETAILER} product pages for purchase`))
      await see(page.findByText('1 of 5 opened'))
      await expect(openedTabs()).toEqual((await linksIn(user, 'Opened')).map(hrefOf))
    })

    await step('Opens the next link', async () => {
      await expect(await linksIn(user, 'Not opened')).toHaveLength(4)
      await openFirstBlocked(user)
      await expect(openedTabs()).toHaveLength(2)
    })
  }),
})

const hrefOf = (link: HTMLElement) => link instanceof HTMLAnchorElement && link.href
