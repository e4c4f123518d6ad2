import Typography from '@mui/material/Typography'
import { expect, userEvent } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import preview from '#storybook/preview.tsx'
import { StateFile } from './StateFile.tsx'

const meta = preview.meta({
  title: 'Demo Lab/State file',
  tags: ['since:0.2.0'],
  component: StateFile,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: {
    lab: createLab(createInterceptor(async () => undefined)),
    chosen: [],
    onOpen: () => Promise.reject(new Error('The file is of another shop: Halyard.')),
  },
  argTypes: { lab: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'Saves what a link to a state holds, however long, with the last calls. Opens such a file.',
      },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const Refused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Open state file'), new File(['{}'], 'state.har'))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
