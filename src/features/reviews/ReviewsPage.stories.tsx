import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Reviews',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/reviews/' } },
})

const searched = (text: string) => ({
  shop: { steps: [{ fill: 'Search reviews', with: text }] },
})

export const Unfiltered = meta.story({})
Unfiltered.test('has every review and comparison', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(12)
  await expect(canvas.getByRole('status')).toHaveTextContent('9 reviews, 3 comparisons')
})
Unfiltered.test('filters by category and rating', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'Gaming')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '4+')
  await expect(canvas.getByRole('status')).toHaveTextContent('1 review, 1 comparison')
})

export const Filtered = meta.story({ parameters: searched('studio') })
Filtered.test('counts what was found', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByRole('status')).toHaveTextContent('2 reviews, 1 comparison')
  await expect(canvas.getAllByRole('article')).toHaveLength(3)
})

export const NothingFound = meta.story({ parameters: searched('theremin') })
NothingFound.test('says so', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByText('No reviews found matching your search criteria.')).toBeVisible()
})
NothingFound.test('has all of them again once the filters are cleared', async ({ canvas, userEvent }) => {
  await rested()
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
  await expect(canvas.getAllByRole('article')).toHaveLength(12)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
