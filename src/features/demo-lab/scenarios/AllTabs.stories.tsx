import Typography from '@mui/material/Typography'
import { expect } from 'storybook/test'
import { storeChosenScenarios, storeForAllTabs } from '#src/demo/chosen-scenarios.ts'
import preview from '#storybook/preview.tsx'
import { AllTabs } from './AllTabs.tsx'

/** Returns a `beforeEach` with names for all tabs. */
const withNames = (ofTab: readonly string[], ofAllTabs: string) => () => {
  storeChosenScenarios(ofTab)
  storeForAllTabs(ofAllTabs)
}

const meta = preview.meta({
  title: 'Demo Lab/Scenarios for all tabs',
  tags: ['since:0.2.0'],
  component: AllTabs,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 6, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { chosen: ['cart-5-lines'] },
  parameters: {
    docs: {
      description: { component: 'Shares the scenarios of a tab with tabs that have none of their own.' },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({ beforeEach: withNames(['cart-5-lines'], '') })

export const Shared = meta.story({ beforeEach: withNames(['cart-5-lines'], 'cart-5-lines') })
Shared.test('the checkbox is checked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'For all tabs of this shop' })).toBeChecked()
})

/** The other tabs have other scenarios. */
export const OtherNames = meta.story({ beforeEach: withNames(['cart-5-lines'], 'offline,slow-1s') })

export const None = meta.story({ args: { chosen: [] } })

export const Phone = meta.story({
  beforeEach: withNames(['cart-5-lines'], 'offline,slow-1s'),
  globals: { viewport: { value: 'phone' } },
})
