import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FaqPage } from './FaqPage.tsx'

const meta = preview.meta({ component: FaqPage, parameters: { url: '/faq' } })

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Why does checkout open several tabs?')).toBeVisible()
    await expect(canvas.getByText(/^Every product is bought on its own page/)).not.toBeVisible()
  },
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why does checkout open several tabs?'))
    await expect(canvas.getByText(/^Every product is bought on its own page/)).toBeVisible()
    await userEvent.click(canvas.getByText('What is an ASIN?'))
    await expect(canvas.getByText(/^Every product is bought on its own page/)).toBeVisible()
  },
})

export const SentToAQuestion = meta.story({
  parameters: { url: '/faq#returns' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From your order at Halyard, under its return rules/)).toBeVisible()
  },
})
