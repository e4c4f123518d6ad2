import { expect, within } from 'storybook/test'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow, type Hand } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/cart/', moves: true } },
})

const RETAILER = DEFAULT_CONFIG.retailer.name

const checkOut = ({ page, press }: Hand) => press(page.findByRole('button', { name: /^Check Out/ }))

const linksIn = async ({ page }: Hand, list: 'Opened' | 'Not opened') =>
  within(await page.findByRole('list', { name: list })).findAllByRole('link')

/** The first of those that the browser blocked. */
async function openByHand(hand: Hand) {
  const [link] = await linksIn(hand, 'Not opened')
  if (!link) throw new Error('no link')
  await hand.press(link)
}

export const CardToCheckout = meta.story({
  name: 'From a card to the retailer',
  parameters: { shop: { url: '/category/laptops/' } },
  play: flow(async (hand, step) => {
    const { page, press, look, tabs } = hand
    const add = async (index: number) => {
      const button = (await page.findAllByRole('button', { name: /^Add to Cart/ }))[index]
      if (!button) throw new Error('no card')
      await press(button)
    }

    await step('Adds a laptop', async () => {
      await add(0)
      await look(page.findByText('Item added to cart successfully'))
      await page.findByRole('link', { name: 'Cart, 1 item' })
    })

    await step('Adds the one beside it', async () => {
      await add(1)
      await page.findByRole('link', { name: 'Cart, 2 items' })
    })

    await step('Opens the cart', async () => {
      await press(page.findByRole('link', { name: 'Cart, 2 items' }))
      await look(page.findByRole('heading', { level: 1, name: 'Your cart' }))
      await expect(within(await page.findByRole('list', { name: 'Cart items' })).getAllByRole('listitem')).toHaveLength(
        2,
      )
    })

    await step('Takes two of the first', async () => {
      const [plus] = await page.findAllByRole('button', { name: /^Increase quantity/ })
      if (!plus) throw new Error('no line')
      await press(plus)
      await page.findByRole('link', { name: 'Cart, 3 items' })
    })

    await step('Checks out, and both products open at the retailer', async () => {
      await look(page.findByText('Opens 2 new tabs, one per product.'))
      await checkOut(hand)
      await look(page.findByText(`Opening 2 ${RETAILER} product pages for purchase`))
      await look(page.findByText('2 of 2 opened'))
      await expect(tabs()).toEqual((await linksIn(hand, 'Opened')).map(hrefOf))
    })
  }),
})

export const PopupsBlocked = meta.story({
  name: 'Every popup blocked',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-blocked'] } },
  play: flow(async (hand, step) => {
    const { page, look, tabs } = hand

    await step('Checks out, and the browser opens nothing', async () => {
      await checkOut(hand)
      await look(page.findByText('Please allow popups for this site and try again'))
      await expect(tabs()).toEqual([])
    })

    await step('Finds every product as a link', async () => {
      await look(page.findByText('0 of 5 opened'))
      await expect(await linksIn(hand, 'Not opened')).toHaveLength(5)
    })

    await step('Opens the first by hand', async () => {
      await openByHand(hand)
      await expect(tabs()).toEqual((await linksIn(hand, 'Not opened')).slice(0, 1).map(hrefOf))
    })
  }),
})

export const OnlyOneTab = meta.story({
  name: 'Every popup blocked but one',
  parameters: { shop: { demo: ['cart-5-lines', 'popups-first-only'] } },
  play: flow(async (hand, step) => {
    const { page, look, tabs } = hand

    await step('Checks out, and the browser opens one tab of five', async () => {
      await checkOut(hand)
      await look(page.findByText(`Opening 1 ${RETAILER} product pages for purchase`))
      await look(page.findByText('1 of 5 opened'))
      await expect(tabs()).toEqual((await linksIn(hand, 'Opened')).map(hrefOf))
    })

    await step('Opens the next by hand', async () => {
      await expect(await linksIn(hand, 'Not opened')).toHaveLength(4)
      await openByHand(hand)
      await expect(tabs()).toHaveLength(2)
    })
  }),
})

const hrefOf = (link: HTMLElement) => link instanceof HTMLAnchorElement && link.href
