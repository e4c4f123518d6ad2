import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { Report } from './Report.tsx'

const demo: DemoApi = {
  mode: 'page',
  connection: { baseUrlOf: () => '', onRequest: () => undefined, onInvalid: () => undefined },
  chosen: () => ['add-500'],
  requests: () => [],
  exchanges: () => ({ stored: [], dropped: 0 }),
  subscribe: () => () => undefined,
  notes: () => '',
  isSent: () => false,
  loadLab: () => new Promise(() => undefined),
}

const copied = () => navigator.clipboard.readText()

beforeEach(() => {
  server.use(
    http.get('/version.json', () => HttpResponse.json({ commit: '0a1b2c3', time: '2026-11-26T21:00:00.000Z' })),
  )
  useDemoStore.setState({
    recording: () => ({ actions: [{ type: 'open', address: 'cart/', scenarios: [] }], lines: [], failures: [] }),
  })
})

test('a report has the scenarios in its link, the actions and the version, and a state file is saved with it', async () => {
  const save = () => ({ fileName: 'state-1.har' })
  const user = renderWithProviders(<Report demo={demo} onSaveFile={save} />)
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: /^(Copy report|Copied)$/ }))
    expect(await copied()).toContain('Shop: commit 0a1b2c3, built 2026-11-26T21:00:00.000Z')
  })
  expect(await copied()).toContain(`State: <${location.origin}/?demo=add-500>`)
  expect(await copied()).toContain('1. opened `/cart/`')
  expect(await copied()).toContain('State file: attach state-1.har, which was saved with this report.')
})

test('a report has the link to the state, or says that it is in the file', async () => {
  let link: string | null = 'https://shop.test/#state=1.abc'
  const user = renderWithProviders(<Report demo={demo} linkOf={async () => link} />)
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  await waitFor(async () => expect(await copied()).toContain('State: <https://shop.test/#state=1.abc>'))
  link = null
  await user.click(screen.getByRole('button', { name: 'Copied' }))
  await waitFor(async () => expect(await copied()).toContain('State: in the file, because it is too large for a link.'))
})

test('a report has only the query parameters that the page reads', async () => {
  history.replaceState(null, '', '/?search=studio&token=secret')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const user = renderWithProviders(<Report demo={demo} />)
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await copied()).toContain(`State: <${location.origin}/?search=studio&demo=add-500>`)
  expect(await copied()).not.toContain('secret')
})

test('a report is copied even if the state file cannot be saved', async () => {
  const save = () => {
    throw new Error('Out of memory')
  }
  const user = renderWithProviders(<Report demo={demo} onSaveFile={save} />)
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await copied()).toMatch(/^State: /)
  expect(await copied()).not.toContain('State file:')
})

test('if the clipboard is blocked, the shown report names the only file that was saved', async () => {
  let files = 0
  const save = () => ({ fileName: `state-${(files += 1)}.har` })
  const user = renderWithProviders(<Report demo={demo} onSaveFile={save} />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy manually' })
  expect(shown.value).toContain('attach state-1.har')
  expect(files).toBe(1)
})

test('without version.json and recorder, a report says so', async () => {
  server.use(http.get('/version.json', () => HttpResponse.html('<!doctype html>')))
  useDemoStore.setState({ recording: null })
  const user = renderWithProviders(<Report demo={demo} />)
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await copied()).toContain('Shop: commit unknown, built unknown')
  expect(await copied()).toContain('## Actions\n\nNone.')
})

test('a test repeats the actions', async () => {
  const user = renderWithProviders(<Report demo={demo} />)
  await user.click(screen.getByRole('button', { name: 'Copy as test' }))
  expect(await copied()).toContain('await page.goto(siteUrl + "cart/")')
})

test('only a shop with an issue tracker has a link to it', () => {
  renderWithProviders(<Report demo={demo} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  const issueUrl = 'https://git.test/shop/issues/new'
  renderWithProviders(<Report demo={demo} />, { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, issueUrl } })
  expect(screen.getByRole('link', { name: 'Open an issue (opens a new tab)' })).toHaveAttribute('href', issueUrl)
})
