import Typography from '@mui/material/Typography'
import preview from '#storybook/preview.tsx'
import { useDemoStore } from './demo-store.ts'
import { InertControls } from './InertControls.tsx'

const meta = preview.meta({
  title: 'Demo Lab/What does nothing by design',
  tags: ['since:0.1.0'],
  component: InertControls,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The controls that have no effect, as the specification requires, so that testers do not report them.',
      },
    },
  },
})

export const Default = meta.story({})

export const Marked = meta.story({ beforeEach: () => useDemoStore.setState({ isMarked: true }) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
