import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'

const meta = preview.meta({ component: PrivacyPage, parameters: { url: '/privacy' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What your browser keeps' })).toBeVisible()
  },
})
