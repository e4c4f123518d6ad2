import Typography from '@mui/material/Typography'
import { fn } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { RECORDING } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { Recordings } from './Recordings.tsx'

const meta = preview.meta({
  title: 'Demo Lab/Recordings',
  tags: ['since:0.1.0'],
  component: Recordings,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: {
    recordings: createLab(createInterceptor(async () => undefined)).recordings,
    chosen: [],
    onChoose: fn(),
  },
  argTypes: { recordings: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Saves the last calls and their answers as a HAR file. Plays such a file, or one of a browser’s developer tools, in place of the mock API.',
      },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const NothingToSave = meta.story({ parameters: { shop: { steps: ['Save recording'] } } })

export const Playing = meta.story({ args: { chosen: [RECORDING] } })

export const Phone = meta.story({
  args: { chosen: [RECORDING] },
  globals: { viewport: { value: 'phone' } },
})
