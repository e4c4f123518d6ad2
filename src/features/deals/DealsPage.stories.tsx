import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Deals',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/deals/' } },
})

export const Default = meta.story({})
Default.test('has four buttons, which do nothing', async ({ canvas, userEvent }) => {
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Deals' })
  const buttons = canvas.getAllByRole('button', { name: /^(Request Quote|Contact Our Experts)$/ })
  await expect(buttons).toHaveLength(4)
  for (const button of buttons) await userEvent.click(button)
  await expect(heading).toBeVisible()
})
Default.test('finds a product that it names', async ({ canvas, userEvent }) => {
  const [link] = await canvas.findAllByRole('link', { name: 'Norrvane Studio 16' })
  if (!link) throw new Error('no link')
  await userEvent.click(link)
  await expect(await canvas.findByRole('article', { name: 'Norrvane Studio 16' })).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
