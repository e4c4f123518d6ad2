import Box from '@mui/material/Box'
import { useState } from 'react'
import { spyOn } from 'storybook/test'
import { Button } from '#src/ui/controls/buttons.tsx'
import preview from '#storybook/preview.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Notice } from './Notice.tsx'

const Fallback = () => <Notice role="alert" title="This part failed to show." />

const meta = preview.meta({
  title: 'Components/Feedback/Part that may fail',
  tags: ['since:0.1.0'],
  component: ErrorBoundary,
  render: (args) => <PageWithPart {...args} />,
  args: { resetKey: 0, fallback: Fallback },
  argTypes: { fallback: { control: false }, children: { control: false }, onError: { control: false } },
  parameters: {
    guide: {
      do: 'Put it around a part that the page can do without.',
      dont: 'Do not put it around the content that the visitor came for.',
    },
    docs: {
      description: {
        component:
          'Contains errors of an optional part of a page, such as a film. If the part fails, it shows a fallback or nothing, and the rest of the page stays. A page that fails as a whole has its own page.',
      },
    },
  },
})

/** A page with a boundary in it, and a button that changes the reset key. */
function PageWithPart({ fallback, resetKey, children }: Parameters<typeof ErrorBoundary>[0]) {
  const [tries, setTries] = useState(0)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4, p: 6, maxWidth: 640 }}>
      <h1>A page with a part in it</h1>
      <p>This text stays if the part below fails.</p>
      <Box sx={{ width: '100%', border: ({ line }) => line.hair }}>
        <ErrorBoundary resetKey={`${String(resetKey)} ${tries}`} fallback={fallback}>
          {tries > 0 ? <Intact /> : children}
        </ErrorBoundary>
      </Box>
      <Button onClick={() => setTries(tries + 1)}>Try again</Button>
    </Box>
  )
}

const Intact = () => <Box sx={{ p: 4 }}>The part works.</Box>

const Broken = () => {
  throw new Error('On purpose')
}

/** React logs every error that a boundary catches. */
const muteErrors = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Default = meta.story({ args: { children: <Intact /> } })

export const Failed = meta.story({ args: { children: <Broken /> }, beforeEach: muteErrors })

/** Without a fallback, for a part that nobody misses. */
export const FailedSilently = meta.story({
  args: { children: <Broken />, fallback: undefined },
  beforeEach: muteErrors,
})
