import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/The keyboard alone',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/category/laptops' } },
  // A phone has the search, the navigation and the filters behind buttons.
  globals: { viewport: { value: 'desktop' } },
})

const overFiveHundred = products.filter(({ category, price }) => category === 'Laptops' && Number(price) >= 500).length

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 120

/** Presses Tab, or Shift and Tab, until the element has the focus. */
async function tabTo(element: HTMLElement, { shift = false } = {}) {
  for (let stops = 0; document.activeElement !== element; stops += 1) {
    if (stops === MAX_TAB_STOPS) throw new Error(`Tab never reached ${element.ariaLabel ?? element.textContent}`)
    await userEvent.tab({ shift })
  }
}

export const Keyboard = meta.story({
  name: 'The keyboard alone',
  beforeEach: () => allowPopups(1),
  play: flow(async ({ step }) => {
    await step('Skips the header', async () => {
      await screen.findAllByRole('article')
      await tabTo(await screen.findByRole('link', { name: 'Skip to content' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    })

    await step('Filters by price: over $500', async () => {
      await tabTo(await screen.findByRole('checkbox', { name: 'Over $500' }))
      await userEvent.keyboard('[Space]')
      await expect(await screen.findByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
      await expect(await screen.findByText(`${overFiveHundred} products`)).toBeVisible()
      await expect(screen.getByRole('checkbox', { name: 'Over $500' })).toHaveFocus()
    })

    await step('Adds the first product', async () => {
      const [add] = await screen.findAllByRole('button', { name: /^Add to Cart/ })
      if (!add) throw new Error('The listing has no products')
      await tabTo(add)
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByText('Item added to cart successfully')).toBeVisible()
    })

    await step('Goes back up to the cart', async () => {
      await tabTo(await screen.findByRole('link', { name: 'Cart, 1 item' }), { shift: true })
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible())
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    })

    await step('Increases the quantity', async () => {
      const line = within(await screen.findByRole('list', { name: 'Cart items' }))
      await tabTo(await line.findByRole('button', { name: /^Increase quantity/ }))
      await userEvent.keyboard('{Enter}')
      await expect(await line.findByText('2')).toBeVisible()
    })

    await step('Checks out', async () => {
      await tabTo(await screen.findByRole('button', { name: /^Check Out/ }))
      await userEvent.keyboard('{Enter}')
      await expect(
        await screen.findByText(`Opening 1 ${DEFAULT_CONFIG.retailer.name} product pages for purchase`),
      ).toBeVisible()
    })
  }),
})
