import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import preview from '#storybook/preview.tsx'
import { settled } from '#storybook/shop/steps.ts'
import { ScenarioList } from './ScenarioList.tsx'

const meta = preview.meta({
  title: 'Demo Lab/List of scenarios',
  tags: ['since:0.1.0'],
  component: ScenarioList,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 6, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { lab: createLab(createInterceptor(async () => undefined)), chosen: [], onChoose: fn() },
  argTypes: { lab: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'All scenarios by section of the specification. Select one for the current page, or open it on its own page.',
      },
      source: { type: 'code' },
      story: { inline: false, height: '480px' },
    },
  },
})

const searchedFor = (text: string) => {
  const steps: Step[] = [{ fill: 'Find a scenario', with: text }]
  return { shop: { steps } }
}

export const Default = meta.story({})

export const Found = meta.story({ parameters: searchedFor('popups'), args: { chosen: ['popups-first-only'] } })

export const NothingFound = meta.story({ parameters: searchedFor('tuba') })
NothingFound.test('shows a count of 0', async ({ canvas }) => {
  await settled()
  await expect(await canvas.findByText(/^0 of \d+ scenarios/)).toBeVisible()
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
})
