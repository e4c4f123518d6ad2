import { render, screen } from '@testing-library/react'
import { takeErrors } from '#src/testing/setup.ts'
import { onDemand } from './on-demand.tsx'

const Hello = ({ text }: { text: string }) => <p>{text}</p>
const Broken = () => {
  throw new Error('On purpose')
}
const Fallback = () => <p>Fallback</p>

/** Renders the component on a page. Returns a function that renders it again with another `resetKey`. */
function renderPage(load: () => Promise<typeof Hello>, onError?: () => void) {
  const Part = onDemand(load)
  const page = (resetKey: number) => (
    <>
      <h1>The page</h1>
      <Part props={{ text: 'Hello' }} resetKey={resetKey} fallback={Fallback} onError={onError} />
    </>
  )
  const { rerender } = render(page(1))
  return (resetKey: number) => rerender(page(resetKey))
}

test('a component is downloaded once', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello)
  const rerenderWith = renderPage(load)
  expect(await screen.findByText('Hello')).toBeVisible()
  rerenderWith(2)
  expect(screen.getByText('Hello')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a failed download renders the fallback, and only a new resetKey starts a new download', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>(async () => Hello).mockRejectedValueOnce(new Error('On purpose'))
  const onError = vi.fn<() => void>()
  const rerenderWith = renderPage(load, onError)
  expect(await screen.findByText('Fallback')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  rerenderWith(1)
  expect(load).toHaveBeenCalledOnce()
  rerenderWith(2)
  expect(await screen.findByText('Hello')).toBeVisible()
  expect(screen.queryByText('Fallback')).not.toBeInTheDocument()
  expect(onError).toHaveBeenCalledOnce()
  expect(takeErrors()).toEqual([expect.stringContaining('On purpose')])
})

test('a component that throws renders the fallback again after a new resetKey', async () => {
  const rerenderWith = renderPage(async () => Broken)
  expect(await screen.findByText('Fallback')).toBeVisible()
  rerenderWith(2)
  expect(await screen.findByText('Fallback')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  expect(takeErrors().every((text) => text.includes('On purpose'))).toBe(true)
})
