import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AffiliatePage } from './AffiliatePage.tsx'

const meta = preview.meta({ component: AffiliatePage, parameters: { url: '/affiliate' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our partners' })).toBeVisible()
  },
})
