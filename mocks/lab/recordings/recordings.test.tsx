import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { RECORDING } from '#src/demo/demo-api.ts'

const COUNT = 'https://shop.test/api/cart/count'

const file = (...counts: number[]) =>
  new Blob([
    JSON.stringify({
      log: {
        entries: counts.map((count) => ({
          request: { method: 'GET', url: COUNT },
          response: {
            status: 200,
            headers: [{ name: 'x-cart-id', value: 'theirs' }],
            content: { text: `{"count":${count}}` },
          },
        })),
      },
    }),
  ])

function open() {
  const interceptor = createInterceptor(async () => Response.json({ count: 0 }, { headers: { 'x-cart-id': 'mine' } }))
  const sendRequest = async (url = COUNT) => (await interceptor.answer(new Request(url)))?.json()
  return { interceptor, lab: createLab(interceptor), sendRequest }
}

afterEach(() => sessionStorage.clear())

test('a loaded recording answers once its name is chosen, until the name is removed', async () => {
  const { interceptor, lab, sendRequest } = open()
  expect(await lab.recordings.load(file(5, 6))).toEqual({ calls: 2, notes: [] })
  expect(await sendRequest()).toEqual({ count: 0 })
  lab.choose([RECORDING])
  expect(interceptor.chosen()).toEqual([RECORDING])
  expect(lab.unknownNote()).toBe('')
  expect([await sendRequest(), await sendRequest(), await sendRequest()]).toEqual([
    { count: 5 },
    { count: 6 },
    { count: 6 },
  ])
  lab.choose([])
  expect(await sendRequest()).toEqual({ count: 0 })
  lab.choose([RECORDING])
  expect(interceptor.chosen()).toEqual([])
})

test('calls that the recording does not have answer 404 and are marked in the log', async () => {
  const { interceptor, lab, sendRequest } = open()
  await lab.recordings.load(file(5))
  lab.choose([RECORDING])
  await sendRequest()
  const response = await interceptor.answer(new Request('https://shop.test/api/brands'))
  expect([response?.status, await response?.text()]).toEqual([404, 'This call is not in the recording.'])
  const [known, unknown] = interceptor.requests()
  expect(known).toMatchObject({ status: 200, answeredBy: 'recording', cartOut: null })
  expect(known).not.toHaveProperty('isUnrecorded')
  expect(unknown).toMatchObject({ status: 404, answeredBy: 'recording', isUnrecorded: true })
})

test('scenarios apply to a recording, and choosing one does not restart it', async () => {
  const { interceptor, lab, sendRequest } = open()
  await lab.recordings.load(file(5, 6))
  lab.choose([RECORDING])
  await sendRequest()
  lab.choose([RECORDING, 'count.100pct'])
  expect((await interceptor.answer(new Request(COUNT)))?.status).toBe(500)
  expect(interceptor.requests().at(-1)).not.toHaveProperty('answeredBy')
  lab.choose([RECORDING])
  expect(await sendRequest()).toEqual({ count: 6 })
})

test('after a reload, the recording answers from its beginning', async () => {
  const before = open()
  await before.lab.recordings.load(file(5, 6))
  before.lab.choose([RECORDING])
  await before.sendRequest()
  const after = open()
  after.lab.choose([RECORDING])
  expect(await after.sendRequest()).toEqual({ count: 5 })
  after.lab.choose([])
  open().lab.choose([RECORDING])
  expect(sessionStorage.length).toBe(0)
})

test('after a reload, other scenarios end the recording', async () => {
  const before = open()
  await before.lab.recordings.load(file(5))
  before.lab.choose([RECORDING])
  open().lab.choose(['slow-1s'])
  expect(sessionStorage.length).toBe(0)
})

test('a recording that storage cannot keep says so and does not leave the previous one', async () => {
  const { lab } = open()
  await lab.recordings.load(file(5))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  const { notes } = await lab.recordings.load(file(6))
  expect(notes).toEqual(['The recording is too large to survive a reload.'])
  expect(sessionStorage.length).toBe(0)
})

test('a file over 50 MB is refused before it is read, and the recording goes on', async () => {
  const { lab, sendRequest } = open()
  await lab.recordings.load(file(5))
  lab.choose([RECORDING])
  const text = vi.fn<() => Promise<string>>()
  const large = Object.assign(file(6), { text })
  Object.defineProperty(large, 'size', { value: 60_400_000 })
  await expect(lab.recordings.load(large)).rejects.toThrow('The file has 61 MB. Recordings may have at most 50 MB.')
  expect(text).not.toHaveBeenCalled()
  await expect(lab.recordings.load(new Blob(['{']))).rejects.toThrow('cut short')
  expect(await sendRequest()).toEqual({ count: 5 })
})

test('saving writes the calls of the log', async () => {
  const { interceptor, lab, sendRequest } = open()
  await sendRequest()
  await vi.waitFor(() => expect(interceptor.exchanges().stored).toHaveLength(1))
  const { text, calls } = lab.recordings.save()
  expect(calls).toBe(1)
  expect(text).toContain(COUNT)
})
