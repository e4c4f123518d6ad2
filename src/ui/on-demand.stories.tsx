import Box from '@mui/material/Box'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from './buttons.tsx'
import { Notice } from './Notice.tsx'
import { onDemand } from './on-demand.tsx'

type DownloadProps = {
  /** What becomes of the first attempt; the second always succeeds. */
  first: 'arrives' | 'fails' | 'is on its way'
}

/** A dialog, a film, the code of a toast: whatever is downloaded when it is first wanted. */
function Download({ first }: DownloadProps) {
  const [Part] = useState(() => partThat(first))
  const [tries, setTries] = useState(0)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4, p: 6, maxWidth: 640 }}>
      <h1>A page whose part comes later</h1>
      <Box sx={{ width: '100%', minHeight: 64, border: ({ line }) => line.hair }}>
        <Part props={{}} resetKey={tries} fallback={Instead} />
      </Box>
      <Button onClick={() => setTries(tries + 1)}>Ask again</Button>
    </Box>
  )
}

function partThat(first: DownloadProps['first']) {
  let attempts = 0
  return onDemand(() => {
    attempts += 1
    if (attempts > 1 || first === 'arrives') return Promise.resolve(Arrived)
    return first === 'fails' ? Promise.reject(new Error('On purpose')) : new Promise<typeof Arrived>(() => undefined)
  })
}

const Arrived = () => <Box sx={{ p: 4 }}>The part has arrived.</Box>
const Instead = () => <Notice role="alert" title="The part could not be had." />

const meta = preview.meta({
  title: 'Components/Feedback/Part that comes later',
  component: Download,
  args: { first: 'arrives' as const },
  parameters: {
    docs: {
      description: {
        component:
          'For what few visitors need: its code is downloaded when it is first wanted. Until then its place is empty, so leave it room where that would shift the page. Where it can’t be had the page stays, and the next attempt asks again.',
      },
    },
  },
})

/** React tells the console of an error that a boundary has caught. */
const hush = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Default = meta.story({})
Default.test('shows what arrived', async ({ canvas }) => {
  await expect(await canvas.findByText('The part has arrived.')).toBeVisible()
})

/** Its place is empty. */
export const Loading = meta.story({ args: { first: 'is on its way' } })
Loading.test('leaves the page as it is', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'A page whose part comes later' })).toBeVisible()
  await expect(canvas.queryByText('The part has arrived.')).not.toBeInTheDocument()
})

export const Failed = meta.story({ args: { first: 'fails' }, beforeEach: hush })
Failed.test('is asked for again by the next attempt', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('The part could not be had.')
  await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
  await expect(await canvas.findByText('The part has arrived.')).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})
