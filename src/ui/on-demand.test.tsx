import { render, screen } from '@testing-library/react'
import { takeErrors } from '#src/testing/setup.ts'
import { onDemand } from './on-demand.tsx'

type Said = { text: string }
const Hello = ({ text }: Said) => <p>{text}</p>
const Broken = () => {
  throw new Error('On purpose')
}
const Instead = () => <p>Instead</p>

/** The part beside something else; `render` again with a new key. */
function open(load: () => Promise<typeof Hello>, onError?: () => void) {
  const Part = onDemand(load)
  const page = (resetKey: number) => (
    <>
      <h1>The page</h1>
      <Part props={{ text: 'Hello' }} resetKey={resetKey} fallback={Instead} onError={onError} />
    </>
  )
  const { rerender } = render(page(1))
  return (resetKey: number) => rerender(page(resetKey))
}

test('a part that can be had is shown, and asked for once', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello)
  const again = open(load)
  expect(await screen.findByText('Hello')).toBeVisible()
  again(2)
  expect(screen.getByText('Hello')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that can’t be had leaves the page standing, and is asked for again by the next attempt alone', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello).mockRejectedValueOnce(new Error('On purpose'))
  const fell = vi.fn<() => void>()
  const again = open(load, fell)
  expect(await screen.findByText('Instead')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  again(1)
  expect(load).toHaveBeenCalledOnce()
  again(2)
  expect(await screen.findByText('Hello')).toBeVisible()
  expect(screen.queryByText('Instead')).not.toBeInTheDocument()
  expect(fell).toHaveBeenCalledOnce()
  expect(takeErrors()).toEqual([expect.stringContaining('On purpose')])
})

test('a part that breaks at each attempt leaves the page standing each time', async () => {
  const again = open(async () => Broken)
  expect(await screen.findByText('Instead')).toBeVisible()
  again(2)
  expect(await screen.findByText('Instead')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(takeErrors().every((text) => text.includes('On purpose'))).toBe(true)
})
