import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/From a post to its product',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/blog/', moves: true } },
})

const POST = 'A keyboard others can live with'

export const Reading = meta.story({
  name: 'From a post to its product',
  play: flow(async ({ page, press, look }, step) => {
    await step('Opens a post', async () => {
      await press(page.findByRole('link', { name: POST }))
      await look(page.findByRole('heading', { level: 1, name: POST }))
    })

    await step('Reads to its products', async () => {
      await look(page.findByRole('heading', { name: 'From the table up' }))
      await look(page.findByText(/^The microphone is thirty centimetres away/))
      await look(page.findByRole('region', { name: 'Deep rather than sharp' }))
    })

    await step('Opens one of them', async () => {
      const showcase = within(await page.findByRole('region', { name: 'Deep rather than sharp' }))
      const [card] = await showcase.findAllByRole('article')
      if (!card) throw new Error('no product')
      const link = await within(card).findByRole('link')
      await press(link)
      await look(page.findByRole('heading', { level: 1, name: link.textContent }))
      await look(page.findByRole('button', { name: 'Add to Cart' }))
      await waitFor(() => expect(page.getByRole('main')).toHaveFocus())
    })
  }),
})
