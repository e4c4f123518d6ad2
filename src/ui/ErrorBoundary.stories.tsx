import Box from '@mui/material/Box'
import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from './buttons.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Notice } from './Notice.tsx'

const Instead = () => <Notice role="alert" title="This part failed to show." />

const meta = preview.meta({
  title: 'Components/Feedback/Part that may fail',
  component: ErrorBoundary,
  render: (args) => <Surroundings {...args} />,
  args: { resetKey: 0, fallback: Instead },
  argTypes: { fallback: { control: false }, children: { control: false }, onError: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Around a part that the page can do without, such as a film or a dialog’s code: an error in it takes this part away and leaves the rest of the page. It says so, or shows nothing. A page that fails as a whole has a page of its own.',
      },
    },
  },
})

/** A page with a part in it. */
function Surroundings({ fallback, resetKey, children }: Parameters<typeof ErrorBoundary>[0]) {
  const [tries, setTries] = useState(0)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4, p: 6, maxWidth: 640 }}>
      <h1>A page with a part in it</h1>
      <p>This stays, whatever becomes of the part below.</p>
      <Box sx={{ width: '100%', border: ({ line }) => line.hair }}>
        <ErrorBoundary resetKey={`${String(resetKey)} ${tries}`} fallback={fallback}>
          {tries > 0 ? <Whole /> : children}
        </ErrorBoundary>
      </Box>
      <Button onClick={() => setTries(tries + 1)}>Try again</Button>
    </Box>
  )
}

const Whole = () => <Box sx={{ p: 4 }}>The part, as it should be.</Box>

const Broken = () => {
  throw new Error('On purpose')
}

/** React tells the console of an error that a boundary has caught. */
const hush = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Default = meta.story({ args: { children: <Whole /> } })
Default.test('stands', async ({ canvas }) => {
  await expect(canvas.getByText('The part, as it should be.')).toBeVisible()
})

export const Fallen = meta.story({ args: { children: <Broken /> }, beforeEach: hush })
Fallen.test('leaves the page standing, and is there again at the next attempt', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This part failed to show.')
  await expect(canvas.getByRole('heading', { name: 'A page with a part in it' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('The part, as it should be.')).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** For what nobody misses. */
export const FallenSilently = meta.story({ args: { children: <Broken />, fallback: undefined }, beforeEach: hush })
FallenSilently.test('shows nothing in its place', async ({ canvas }) => {
  await expect(canvas.getByText(/^This stays/)).toBeVisible()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})
