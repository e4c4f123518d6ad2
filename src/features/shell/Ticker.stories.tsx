import { expect } from 'storybook/test'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { Ticker } from './Ticker.tsx'

const meta = preview.meta({ component: Ticker })

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links.length).toBeGreaterThan(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause ticker' }))
    await expect(canvas.getByRole('button', { name: 'Play ticker' })).toBeVisible()
  },
})

/** The strip keeps its height. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-never')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Featured products' })).toHaveStyle({ height: '44px' })
  },
})

/** Promotions alone. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4)
  },
})

/** Promotions alone. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4)
  },
})
