import { screen } from '@testing-library/react'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { stateFile } from '#src/demo/demo-state.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { StateFile } from './StateFile.tsx'
import { openStateFile } from './state-file.ts'

const SHOP = 'Overtone'
const state = stateFile({ shop: SHOP, address: 'cart/', state: { view: 'list' } })

const fileOf = (text: string) => new File([text], 'state.har')
const harOf = (log: object) => fileOf(JSON.stringify({ log: { entries: [], ...log } }))

function renderPart() {
  const lab = createLab(createInterceptor(async () => undefined))
  return renderWithProviders(<StateFile lab={lab} chosen={[]} onOpen={(file) => openStateFile(file, lab, SHOP)} />)
}

const large = fileOf('{}')
Object.defineProperty(large, 'size', { value: 80_000_000 })

test.each([
  ['of 80 MB', large, 'The file has 80 MB. A state may have at most 50 MB.'],
  ['that is no JSON', fileOf('<!doctype html>'), 'The file is cut short or not JSON.'],
  ['without a state', harOf({}), 'The file has no state. If it is a recording, load it under Recordings.'],
  ['of another shop', harOf({ _state: { ...state, shop: 'Halyard' } }), 'The file is of another shop: Halyard.'],
  [
    'with an address of another site',
    harOf({ _state: { ...state, address: '../../other/' } }),
    'The file has an address outside of this shop.',
  ],
])('a file %s changes nothing and says why', async (_name, file, reason) => {
  // The tests' site is at the root, where no address is outside.
  if (reason.includes('outside')) vi.stubEnv('BASE_URL', '/storefront/')
  const user = renderPart()
  await user.upload(screen.getByLabelText('Open state file'), file)
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  vi.unstubAllEnvs()
})

test('a saved file has the shop, the address and the last calls', async () => {
  let saved = new Blob()
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved = blob
    return 'blob:saved'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  history.replaceState(null, '', '/cart/?token=secret#lines')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const user = renderPart()
  await user.click(screen.getByRole('button', { name: 'Save state file' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved state-.*\.har\.$/)
  const { log } = JSON.parse(await saved.text())
  expect(log._state).toEqual({ version: '1', shop: SHOP, address: 'cart/', state: { anchor: '#lines' } })
  expect(log.entries).toEqual([])
})
