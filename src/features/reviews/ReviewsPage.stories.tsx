import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ReviewsPage } from './ReviewsPage.tsx'

const meta = preview.meta({ component: ReviewsPage, parameters: { url: '/reviews' } })

export const Unfiltered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('9 reviews, 3 comparisons')
  },
})

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Gaming')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rating' }), '4+')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 review, 1 comparison')
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'theremin')
    await expect(canvas.getByText('No reviews found matching your search criteria.')).toBeVisible()
  },
})

export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'theremin')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
  },
})
