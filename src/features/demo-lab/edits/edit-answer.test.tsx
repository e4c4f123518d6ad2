/** Editing an answer in the Demo Lab: the shop shows it at once, until it is turned off. */
import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { respond } from '#mocks/handlers/index.ts'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { storeTabState } from '#src/demo/tab-state.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { RequestLog } from '#src/features/demo-lab/panel/RequestLog.tsx'
import { renderApp, renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const ADDRESS = `GET /api/products/${studioHeadphones.id}`
const MARKUP = '<img src="x" onerror="alert(1)">'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The open Demo Lab, or the whole document. Roles of the page beside it take long to find. */
const panel = () => within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body)
const button = (name: string) => panel().getByRole('button', { name })
const field = () => panel().findByLabelText('Answer as text')
const inForce = () => within(panel().getByRole('list', { name: 'In force' }))

/** Opens the page of a product and the editor of its answer in the Demo Lab. */
async function openEditor() {
  const interceptor = createInterceptor(respond)
  server.use(http.all('/api/*', ({ request }) => interceptor.answer(request)))
  const api = await createDemoApi(interceptor, [])
  const lab = createLab(interceptor)
  useDemoStore.setState({ demo: { ...api, mode: 'page', loadLab: async () => lab } })
  const user = renderApp(`/products/${studioHeadphones.id}/`)
  await heading(studioHeadphones.title)
  await user.click(await screen.findByRole('button', { name: 'Demo' }))
  await user.click(await screen.findByText('Last calls'))
  await user.click(button(`Edit answer of ${ADDRESS}`))
  return user
}

/** Replaces fields of the answer in the editor. */
async function edit(user: Awaited<ReturnType<typeof openEditor>>, fields: object) {
  const area = await field()
  const answer: unknown = area instanceof HTMLTextAreaElement ? JSON.parse(area.value) : null
  await user.clear(area)
  await user.paste(JSON.stringify({ ...Object(answer), ...fields }))
}

afterEach(() => {
  act(() => useDemoStore.setState(useDemoStore.getInitialState(), true))
  storeTabState({})
  storeChosenScenarios([])
})

test('an edited answer is shown at once, as text, until it is turned off', async () => {
  const user = await openEditor()
  expect(await field()).toHaveFocus()
  await edit(user, { title: MARKUP })
  await user.click(button('Use for this call'))
  await heading(MARKUP)
  expect(screen.getByText('In force for this call.')).toBeVisible()
  expect(screen.getAllByText(/answered by your edit/)).toHaveLength(1)
  await user.click(inForce().getByRole('button', { name: 'Copy as scenario' }))
  expect(await navigator.clipboard.readText()).toContain(`params.id !== "${studioHeadphones.id}"`)
  await user.click(inForce().getByRole('button', { name: `Turn off the edited answer of ${ADDRESS}` }))
  await heading(studioHeadphones.title)
  expect(document.activeElement).not.toBe(document.body)
})

test('a broken answer has violations, and can be used', async () => {
  const user = await openEditor()
  await field()
  expect(screen.getByText('No violations of the contract.')).toBeVisible()
  await user.selectOptions(panel().getByRole('combobox', { name: 'Field' }), 'title')
  await user.click(button('Field missing'))
  expect(await screen.findByText('1 violation of the contract.')).toBeVisible()
  expect(screen.getByText(/title is missing/)).toBeVisible()
  const status = panel().getByRole('textbox', { name: 'Status' })
  await user.clear(status)
  await user.type(status, '99')
  await user.click(button('Other status with text'))
  expect(panel().getByRole('alert')).toHaveTextContent('The status must be a number from 200 to 599.')
  await user.clear(status)
  await user.type(status, '500')
  await user.click(button('Other status with text'))
  expect(await field()).toHaveValue('Internal error')
  await user.click(button('Use for every call of GET /api/products/{id}'))
  await heading('Product Not Found')
  await user.click(button('Turn off all'))
  await heading(studioHeadphones.title)
})

/** Renders the request log with the call of a product, and opens its editor. */
async function openEditorInLog() {
  const interceptor = createInterceptor(respond)
  const { edits } = createLab(interceptor)
  await interceptor.answer(new Request(`${location.origin}/api/products/${studioHeadphones.id}`))
  const demo: DemoApi = { ...(await createDemoApi(interceptor, [])), mode: 'page' }
  const user = renderWithProviders(
    <RequestLog demo={demo} edits={edits} onClear={() => undefined} onEdited={() => undefined} />,
  )
  await user.click(button(`Edit answer of ${ADDRESS}`))
  await field()
  return user
}

test('Escape closes the editor and moves the focus to its button', async () => {
  const user = await openEditorInLog()
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Answer as text')).not.toBeInTheDocument()
  expect(button(`Edit answer of ${ADDRESS}`)).toHaveFocus()
})

test('the editor says that a reload loses an edit that storage refuses', async () => {
  const user = await openEditorInLog()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(button('Use for this call'))
  expect(
    screen.getByText('In force for this call. This browser can’t store it, so it is lost at a reload.'),
  ).toBeVisible()
})
