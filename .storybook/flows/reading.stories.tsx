import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/From a post to its product',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/blog/', animated: true } },
})

const POST = 'Four ways to make your keyboard quieter'

export const Reading = meta.story({
  name: 'From a post to its product',
  play: flow(async ({ page, click, see }, step) => {
    await step('Opens a post', async () => {
      await click(page.findByRole('link', { name: POST }))
      await see(page.findByRole('heading', { level: 1, name: POST }))
    })

    await step('Scrolls down to its products', async () => {
      await see(page.findByRole('heading', { name: 'Start with the desk and work up' }))
      await see(page.findByText(/^Your microphone is about a foot away/))
      await see(page.findByRole('region', { name: 'Our picks for a quieter desk' }))
    })

    await step('Opens a product', async () => {
      const showcase = within(await page.findByRole('region', { name: 'Our picks for a quieter desk' }))
      const [card] = await showcase.findAllByRole('article')
      if (!card) throw new Error('The post shows no product')
      const link = await within(card).findByRole('link')
      await click(link)
      await see(page.findByRole('heading', { level: 1, name: link.textContent }))
      await see(page.findByRole('button', { name: 'Add to Cart' }))
      await waitFor(() => expect(page.getByRole('main')).toHaveFocus())
    })
  }),
})
