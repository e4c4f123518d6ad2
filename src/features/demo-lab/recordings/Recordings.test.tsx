import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { Recordings } from './Recordings.tsx'

const COUNT = 'https://shop.test/api/cart/count'

/** Renders the part with a mock API that counts no products. */
function open() {
  const interceptor = createInterceptor(async () => Response.json({ count: 0 }))
  const lab = createLab(interceptor)
  const Part = () => (
    <Recordings
      recordings={lab.recordings}
      chosen={useSyncExternalStore(interceptor.subscribe, interceptor.chosen)}
      onChoose={lab.choose}
    />
  )
  const user = renderWithProviders(<Part />)
  const sendRequest = () => act(async () => (await interceptor.answer(new Request(COUNT)))?.text())
  return { user, interceptor, sendRequest }
}

/** Presses "Save recording" and returns the downloaded file. */
async function save(user: UserEvent) {
  let saved = new Blob()
  let name = ''
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved = blob
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download
  })
  await user.click(screen.getByRole('button', { name: 'Save recording' }))
  return new File([saved], name)
}

const loaded = () => screen.getByLabelText('Load recording')

afterEach(() => sessionStorage.clear())

test('a saved recording can be loaded and stopped, and the focus is not lost', async () => {
  const { user, interceptor, sendRequest } = open()
  await sendRequest()
  await waitFor(() => expect(interceptor.exchanges().stored).toHaveLength(1))
  const file = await save(user)
  expect(file.name).toMatch(/^recording-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.har$/)
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved 1 call \(1 kB\)\.$/)

  await user.upload(loaded(), file)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Playing 1 call of ${file.name}.`))
  await sendRequest()
  expect(interceptor.requests().at(-1)?.answeredBy).toBe('recording')

  await user.click(screen.getByRole('button', { name: 'Stop playing' }))
  expect(screen.getByRole('status')).toHaveTextContent('The recording has stopped.')
  expect(screen.queryByRole('button', { name: 'Stop playing' })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
  await sendRequest()
  expect(interceptor.requests().at(-1)).not.toHaveProperty('answeredBy')
})

test('a refused file is reported, and the same file can be chosen again', async () => {
  const { user } = open()
  const file = new File(['{"log":'], 'broken.har')
  await user.upload(loaded(), file)
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is cut short or not JSON.')
  expect(loaded()).toHaveValue('')
})

test('without calls, nothing is saved', async () => {
  const { user } = open()
  expect((await save(user)).name).toBe('')
  expect(screen.getByRole('status')).toHaveTextContent('There are no calls to save yet.')
})

test('the size and the number of calls that are left out are shown', async () => {
  const recordings = {
    save: () => ({ text: 'x'.repeat(4_800_000), calls: 180, leftOut: 20 }),
    load: vi.fn<() => never>(),
  }
  const user = renderWithProviders(<Recordings recordings={recordings} chosen={[]} onChoose={() => undefined} />)
  await save(user)
  expect(screen.getByRole('status')).toHaveTextContent('Saved 180 calls (4.8 MB). Left out: the oldest 20 calls.')
})
