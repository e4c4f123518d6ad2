/** The start of a page whose configuration or other files are lost, outdated or never arrive. */
import { screen } from '@testing-library/react'
import { type Config, DEFAULT_CONFIG } from '#src/config/config.ts'
import { emptyCache, endBoot, runBoot } from '#src/testing/run-boot.ts'

const page = document.documentElement

// Otherwise later requests of one test would be made in the next one.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
afterEach(endBoot)

const OWN: Config = {
  api: { mode: 'mock', baseUrl: '', data: 'data/catalogue-2.json', prerendered: true },
  store: { ...DEFAULT_CONFIG.store, name: 'Hearth' },
  retailer: { name: 'Halm' },
}
const files = (data: string, name = 'Hearth') => ({
  '/config.json': () =>
    Response.json({ api: { data, prerendered: data }, store: { name }, retailer: { name: 'Halm' } }),
})

test.each<[string, () => Response]>([
  ['answers 503', () => new Response('', { status: 503 })],
  ['answers 429', () => new Response('{}', { status: 429 })],
  ['answers 404', () => new Response('', { status: 404 })],
  ['cannot be reached', () => Response.error()],
  ['is a page', () => new Response('\n<!doctype html>')],
  [
    'breaks off',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
  ],
])('if config.json %s, the page keeps the configuration that it was prerendered with', async (_, response) => {
  page.dataset.config = JSON.stringify(OWN)
  const { config, answers } = await runBoot('/', { '/config.json': response })
  expect(await config).toEqual(OWN)
  expect(await answers).toHaveLength(2)
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test('of two catalogues that were configured, the page uses its own', async () => {
  page.dataset.config = JSON.stringify(OWN)
  const { config } = await runBoot('/', files('data/catalogue-1.json'))
  expect(await config).toEqual(OWN)
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test.each([
  ['of another name with a catalogue', files('data/catalogue-1.json', 'Hearth & Sons'), OWN.api.data],
  [
    'with a catalogue that was set by hand',
    { '/config.json': () => Response.json({ api: { data: 'data/new.json', prerendered: OWN.api.data } }) },
    'data/new.json',
  ],
  ['without a catalogue', { '/config.json': () => Response.json({}) }, undefined],
])('a configuration %s hides the page and shows the catalogue %s', async (_, served, data) => {
  page.dataset.config = JSON.stringify(OWN)
  const { config } = await runBoot('/', served)
  expect((await config).api.data).toBe(data)
  expect(page).toHaveAttribute('data-hide-prerendered', 'page')
})

test('a lost config.json is requested again after 1, 4 and 16 seconds, and at each navigation until it arrives', async () => {
  let answer = () => Response.json({}, { status: 503 })
  const request = vi.fn<() => Response>(() => answer())
  const { config, isOutdated } = await runBoot('/', { '/config.json': request })
  await config
  for (const [time, count] of [
    [999, 1],
    [1, 2],
    [2999, 2],
    [1, 3],
    [11_999, 3],
    [1, 4],
    [100_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(time)
    expect(request).toHaveBeenCalledTimes(count)
  }
  answer = () => Response.json({ store: { name: 'Partials' } })
  expect(isOutdated()).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(isOutdated()).toBe(true)
  expect(request).toHaveBeenCalledTimes(5)
})

test('a request for config.json that fails after a later one has found it changes nothing', async () => {
  let fail = () => {}
  const late = new Promise<Response>((resolve) => {
    fail = () => resolve(Response.error())
  })
  const request = vi
    .fn<() => Response | Promise<Response>>(() => Response.json({ store: { name: 'Partials' } }))
    .mockReturnValueOnce(Response.error())
    .mockReturnValueOnce(late)
  const { config, isOutdated } = await runBoot('/', { '/config.json': request })
  await config
  await vi.advanceTimersByTimeAsync(4000)
  fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOutdated()).toBe(true)
})

describe('requests that never answer', () => {
  const never = () => new Promise<Response>(() => {})

  test('after 8 seconds, the page goes on with its own configuration and without answers', async () => {
    const { config, answers } = await runBoot('/', { '/config.json': never, '/page.json': never })
    await vi.advanceTimersByTimeAsync(8000)
    expect(await config).toEqual(DEFAULT_CONFIG)
    expect(await answers).toBeNull()
  })

  test('a slow answer may take longer, as long as bytes arrive', async () => {
    const slow = () => {
      const text = JSON.stringify(emptyCache)
      const body = new ReadableStream<Uint8Array>({
        async start(stream) {
          for (const character of text) {
            await new Promise((resolve) => setTimeout(resolve, 5000))
            stream.enqueue(new TextEncoder().encode(character))
          }
          stream.close()
        },
      })
      return new Response(body)
    }
    const { answers } = await runBoot('/', { '/page.json': slow })
    await vi.advanceTimersByTimeAsync(500_000)
    expect(await answers).toHaveLength(2)
  })

  test('a script that does not arrive shows the message after 15 seconds, until the page starts', async () => {
    Object.assign(performance, { getEntriesByType: () => [] })
    const { scriptsLoaded, started } = await runBoot('/?search=lens')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(screen.queryByRole('alert')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(screen.getByRole('alert')).toHaveTextContent('what is shown is not the result')
    scriptsLoaded()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(page).toHaveAttribute('data-hide-prerendered', 'content')
    expect(page).not.toHaveAttribute('data-boot-failed')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(screen.getByRole('alert')).toBeVisible()
    started()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
