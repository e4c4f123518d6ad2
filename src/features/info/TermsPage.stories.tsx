import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TermsPage } from './TermsPage.tsx'

const meta = preview.meta({ component: TermsPage, parameters: { url: '/terms' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We are not the seller' })).toBeVisible()
  },
})
