import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DealsPage } from './DealsPage.tsx'

const meta = preview.meta({ component: DealsPage, parameters: { url: '/deals' } })

/** Its buttons do nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(4)
    for (const button of buttons) await userEvent.click(button)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
  },
})
