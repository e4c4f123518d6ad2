import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AboutPage } from './AboutPage.tsx'

const meta = preview.meta({ component: AboutPage, parameters: { url: '/about' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How it works' })).toBeVisible()
  },
})
