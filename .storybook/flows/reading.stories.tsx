import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/From a post to its product',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/blog/' } },
})

const POST = 'Four ways to make your keyboard quieter'

const findPicks = () => screen.findByRole('region', { name: 'Our picks for a quieter desk' })

export const Reading = meta.story({
  name: 'From a post to its product',
  play: flow(async ({ step }) => {
    await step('Opens a post', async () => {
      await userEvent.click(await screen.findByRole('link', { name: POST }))
      await expect(await screen.findByRole('heading', { level: 1, name: POST })).toBeVisible()
    })

    await step('Opens one of its products', async () => {
      const [card] = await within(await findPicks()).findAllByRole('article')
      if (!card) throw new Error('The post shows no product')
      const link = await within(card).findByRole('link')
      await userEvent.click(link)
      await expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
      await expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible()
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    })
  }),
})
