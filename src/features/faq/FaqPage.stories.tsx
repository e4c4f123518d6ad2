import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/FAQ',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/faq/' } },
})

export const Closed = meta.story({})
Closed.test('keeps its answers until they are asked for', async ({ canvas }) => {
  await expect(await canvas.findByText('Why does checkout open several tabs?')).toBeVisible()
  await expect(canvas.getByText(/^Every product is bought on its own page/)).not.toBeVisible()
})
Closed.test('leaves an answer open when another is asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('Why does checkout open several tabs?'))
  await expect(canvas.getByText(/^Every product is bought on its own page/)).toBeVisible()
  await userEvent.click(canvas.getByText('What is an ASIN?'))
  await expect(canvas.getByText(/^Every product is bought on its own page/)).toBeVisible()
})

/** The address names a question: its answer is open. */
export const SentToAQuestion = meta.story({ parameters: { shop: { url: '/faq/#returns' } } })
SentToAQuestion.test('has that answer open', async ({ canvas }) => {
  await expect(await canvas.findByText(/^From your order at Halyard, under its return rules/)).toBeVisible()
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
