import Typography from '@mui/material/Typography'
import { expect, fn } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ScenarioList } from './ScenarioList.tsx'

const meta = preview.meta({
  title: 'Demo Lab/List of scenarios',
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
          'Every scenario by section of the specification: chosen for the page that one is on, or opened where it is best seen.',
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
Found.test('shows what is chosen as chosen', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('checkbox', { name: /popups-first-only/ })).toBeChecked()
  await expect(canvas.getByRole('checkbox', { name: /popups-blocked/ })).not.toBeChecked()
})

export const NothingFound = meta.story({ parameters: searchedFor('tuba') })
NothingFound.test('counts none', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText(/^0 of \d+ scenarios/)).toBeVisible()
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
})
