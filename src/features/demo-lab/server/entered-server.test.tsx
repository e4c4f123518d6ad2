/** The server whose address is entered in the Demo Lab: chosen, named on the page, and removed again. */
import { screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { createDemoApi } from '#mocks/lab/create-demo-api.ts'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { createRouting } from '#mocks/lab/server/routing.ts'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import type { DemoApi, DemoLab } from '#src/demo/demo-api.ts'
import { DemoNotes } from '#src/features/demo-lab/panel/DemoNotes.tsx'
import { ChosenScenarios } from '#src/features/demo-lab/scenarios/ChosenScenarios.tsx'
import { useChooseScenarios } from '#src/features/demo-lab/scenarios/use-choose-scenarios.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { CallRouting } from './CallRouting.tsx'

const SERVER = 'https://api.test/v1'

const field = () => screen.getByRole('textbox', { name: 'Server address' })
const target = () => screen.getByRole('combobox', { name: 'Who answers brands' })
const note = () => screen.queryByRole('complementary', { name: 'State of the demo' })

/** The parts of the Demo Lab's panel that show or change the server. */
function Parts({ demo, lab }: { demo: DemoApi; lab: DemoLab }) {
  const chosen = useSyncExternalStore(demo.subscribe, demo.chosen)
  const chooseScenarios = useChooseScenarios(lab)
  return (
    <>
      <DemoNotes demo={demo} />
      <ChosenScenarios lab={lab} chosen={chosen} onChoose={chooseScenarios} />
      <CallRouting server={lab.server} calls={lab.calls} chosen={chosen} onChoose={chooseScenarios} />
    </>
  )
}

/** Renders the parts in a browser that has an address, and lets the server answer the calls of brands. */
async function chooseServer() {
  localStorage.setItem('overtone:/:demo-server', SERVER)
  const interceptor = createInterceptor(async () => Response.json([]))
  const lab = createLab(interceptor, createRouting(interceptor))
  const api = await createDemoApi(interceptor, [])
  const demo: DemoApi = { ...api, mode: 'page', loadLab: async () => lab, notes: lab.notes }
  const user = renderWithProviders(<Parts demo={demo} lab={lab} />)
  await user.selectOptions(target(), 'Server')
  expect(target()).toHaveValue('server')
  return user
}

afterEach(() => storeChosenScenarios([]))

test('a line on the page names the server while it answers calls', async () => {
  const user = await chooseServer()
  expect(note()).toHaveTextContent(`A server that was entered in the Demo Lab receives the calls of brands: ${SERVER}`)
  await user.selectOptions(target(), 'Mock')
  expect(note()).not.toBeInTheDocument()
})

test('an empty field removes the address and the choices that need it', async () => {
  const user = await chooseServer()
  await user.clear(field())
  await user.click(screen.getByRole('button', { name: 'Use this server' }))
  expect(target()).toHaveValue('mock')
  expect(target()).toBeDisabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(note()).not.toBeInTheDocument()
  expect(localStorage.getItem('overtone:/:demo-server')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use this server' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The address must be an address such as')
})

test('turning off all removes the address, also if no call uses it', async () => {
  const user = await chooseServer()
  await user.selectOptions(target(), 'Mock')
  await user.click(screen.getByRole('button', { name: 'Turn off all' }))
  expect(field()).toHaveValue('')
  expect(target()).toBeDisabled()
  expect(localStorage.getItem('overtone:/:demo-server')).toBeNull()
  expect(screen.getByRole('button', { name: 'Turn off all' })).toBeDisabled()
})
