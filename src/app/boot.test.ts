import { screen } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Boot } from './boot.ts'

const page = document.documentElement
const frame = { mutations: [], queries: [] }

/** Opens a prerendered page at an address, with what its files answer; returns what the app is handed. */
async function open(address: string, files: Record<string, () => Response> = {}): Promise<Boot> {
  history.replaceState(null, '', address)
  page.dataset.config ??= JSON.stringify(DEFAULT_CONFIG)
  page.dataset.answers ??= '/frame.json /page.json'
  const served: Record<string, () => Response> = {
    '/config.json': () => Response.json({}),
    '/frame.json': () => Response.json(frame),
    '/page.json': () => Response.json(frame),
    ...files,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (url) => (typeof url === 'string' && served[url]?.()) || Response.error(),
  )
  vi.resetModules()
  await import('./boot.ts')
  if (!window.overtone) throw new Error('Nothing was handed to the app')
  return window.overtone
}

afterEach(() => {
  window.overtone?.takeQueuedEvents()
  for (const name of Object.keys(page.dataset)) delete page.dataset[name]
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('the page that was asked for is shown, with the answers it was made with', async () => {
  const { config, answers } = await open('/')
  expect(await config).toEqual(DEFAULT_CONFIG)
  expect(await answers).toEqual([frame, frame])
  expect(page).not.toHaveAttribute('data-hide-prerendered')
  expect(page).not.toHaveAttribute('data-notice-dismissed')
})

test('content that an address selects by its query is not shown, and the answers still help', async () => {
  const { answers } = await open('/?search=studio')
  expect(page).toHaveAttribute('data-hide-prerendered', 'content')
  expect(await answers).toHaveLength(2)
})

test.each([
  ['an address', '/?demo=offline', null],
  ['the visit', '/', 'offline'],
])('a scenario that %s brings hides the whole page', async (_, address, kept) => {
  if (kept) {
    sessionStorage.setItem('demo-scenarios', kept)
    localStorage.setItem('demo-scenarios', 'chosen before')
  }
  const { answers } = await open(address)
  expect(page).toHaveAttribute('data-hide-prerendered', 'page')
  expect(await answers).toBeNull()
})

test('a server knows no scenarios', async () => {
  const live = { ...DEFAULT_CONFIG, api: { mode: 'live', baseUrl: '' } }
  page.dataset.config = JSON.stringify(live)
  const { config } = await open('/?demo=offline', { '/config.json': () => Response.json(live) })
  await config
  expect(page).toHaveAttribute('data-hide-prerendered', 'content')
})

test.each([
  ['another store', () => Response.json({ store: { name: 'Partials' } })],
  ['nothing that can be used', () => new Response('{')],
])('a configuration of %s hides the whole page', async (_, answer) => {
  const { config, answers } = await open('/', { '/config.json': answer })
  await config.catch(() => undefined)
  expect(await answers).toBeNull()
  expect(page).toHaveAttribute('data-hide-prerendered', 'page')
})

test('no configuration is the default one', async () => {
  const { config } = await open('/', { '/config.json': () => new Response('', { status: 404 }) })
  expect(await config).toEqual(DEFAULT_CONFIG)
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test.each([
  ['are missing', () => Response.json({}, { status: 404 })],
  ['can’t be read', () => new Response('<!doctype html>')],
])('where answers %s, there are none, and the page stays', async (_, answer) => {
  const { answers } = await open('/', { '/page.json': answer })
  expect(await answers).toBeNull()
  expect(page).not.toHaveAttribute('data-hide-prerendered')
})

test('a dismissed notice is gone from the start', async () => {
  localStorage.setItem('demo-notice', 'dismissed')
  await open('/')
  expect(page).toHaveAttribute('data-notice-dismissed')
})

test('what is used is kept in its order, until the app takes it', async () => {
  const { takeQueuedEvents } = await open('/')
  document.body.innerHTML =
    '<button type="button"><i></i></button><input type="checkbox"><select><option>new<option>cheap</select><a href="#top"></a>'
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  press('i')
  press('a')
  press('input')
  select.value = 'cheap'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  const replays = takeQueuedEvents()
  press('i')

  const heard: string[] = []
  screen.getByRole('button').addEventListener('click', () => heard.push('button'))
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox')
  checkbox.addEventListener('change', () => heard.push(checkbox.checked ? 'checked' : 'unchecked'))
  select.addEventListener('change', () => heard.push(select.value))
  select.value = 'new'
  for (const repeat of replays) repeat()
  expect(heard).toEqual(['button', 'checked', 'cheap'])
})

test.each([
  [' studio ', 'studio', false],
  ['   ', '', true],
])('a search for %j is sent by the browser as %j, or not at all', async (typed, sent, isStopped) => {
  await open('/')
  document.body.innerHTML = `<form><input name="search" value="${typed}"></form>`
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(submit)
  expect(document.querySelector('input')).toHaveValue(sent)
  expect(submit.defaultPrevented).toBe(isStopped)
})
