import Box from '@mui/material/Box'
import { useState } from 'react'
import { spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from './controls/buttons.tsx'
import { Notice } from './feedback/Notice.tsx'
import { onDemand } from './on-demand.tsx'

type PageWithPartProps = {
  /** Result of the first attempt. The second always succeeds. */
  first: 'loads' | 'fails' | 'is loading'
}

/** A page with a part that loads on demand, and a button that tries again. */
function PageWithPart({ first }: PageWithPartProps) {
  const [Part] = useState(() => createPart(first))
  const [tries, setTries] = useState(0)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4, p: 6, maxWidth: 640 }}>
      <h1>A page with a part that loads on demand</h1>
      <Box sx={{ width: '100%', minHeight: 64, border: ({ line }) => line.hair }}>
        <Part props={{}} resetKey={tries} fallback={Fallback} />
      </Box>
      <Button onClick={() => setTries(tries + 1)}>Try again</Button>
    </Box>
  )
}

function createPart(first: PageWithPartProps['first']) {
  let attempts = 0
  return onDemand(() => {
    attempts += 1
    if (attempts > 1 || first === 'loads') return Promise.resolve(Loaded)
    return first === 'fails' ? Promise.reject(new Error('On purpose')) : new Promise<typeof Loaded>(() => undefined)
  })
}

const Loaded = () => <Box sx={{ p: 4 }}>The part has loaded.</Box>
const Fallback = () => <Notice role="alert" title="The part could not be loaded." />

const meta = preview.meta({
  title: 'Components/Feedback/Part that comes later',
  tags: ['since:0.1.0'],
  component: PageWithPart,
  args: { first: 'loads' as const },
  parameters: {
    guide: {
      do: 'Use it for what few visitors open.',
      dont: 'Do not load something later that every visitor sees.',
    },
    docs: {
      description: {
        component:
          'A part that few visitors need and whose code loads on first use. Reserve its space if its arrival would shift the page. If it fails, the page stays and the next attempt loads it again.',
      },
    },
  },
})

/** React logs every error that a boundary catches. */
const muteErrors = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Default = meta.story({})

/** Nothing shows until the part has loaded. */
export const Loading = meta.story({ args: { first: 'is loading' } })

export const Failed = meta.story({ args: { first: 'fails' }, beforeEach: muteErrors })
