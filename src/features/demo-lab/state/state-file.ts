/** Files with the state that this tab shows, and the last calls. */

import { linkToScenarios } from '#src/demo/chosen-scenarios.ts'
import { type DemoLab, RECORDING, STATE } from '#src/demo/demo-api.ts'
import { linkToState, readStateFile, stateFile } from '#src/demo/demo-state.ts'
import { tabState } from '#src/demo/tab-state.ts'
import { type SavedFile, saveFile } from '#src/features/demo-lab/recordings/save-recording.ts'
import { currentAddress } from '#src/features/demo-lab/report/recorder/known-params.ts'
import { currentState } from './current-state.ts'

/** Megabytes. */
const MAX_SIZE = 50

const base = () => location.origin + import.meta.env.BASE_URL

/** Saves the state and the last calls. `shop` is the shop's name. */
export function saveState(lab: DemoLab, chosen: readonly string[], shop: string): SavedFile {
  const [address = '', anchor] = linkToScenarios(base() + currentAddress(), chosen)
    .slice(base().length)
    .split('#')
  const edits = (chosen.includes(STATE) && tabState().edits) || []
  const state = {
    ...currentState(lab, chosen, edits),
    ...(anchor !== undefined && { anchor: `#${anchor}` }),
    ...(chosen.includes(RECORDING) && { isPlaying: true as const }),
  }
  return saveFile('state', lab.recordings.save(stateFile({ shop, address, state })))
}

/**
 * Opens the state in a file, by its link. Rejects with a sentence that says why the file cannot be opened; then nothing has
 * changed. `shop` is the shop's name.
 */
export async function openStateFile(file: File, lab: DemoLab, shop: string): Promise<void> {
  const megabytes = Math.ceil(file.size / 1e6)
  if (megabytes > MAX_SIZE) throw new Error(`The file has ${megabytes} MB. A state may have at most ${MAX_SIZE} MB.`)
  const saved = readStateFile(await file.text())
  if (!saved) throw new Error('The file has no state. If it is a recording, load it under Recordings.')
  if (saved.shop !== shop) throw new Error(`The file is of another shop: ${saved.shop}.`)
  const { href } = new URL(base() + saved.address)
  if (!href.startsWith(base())) throw new Error('The file has an address outside of this shop.')
  if (saved.state.isPlaying) await lab.recordings.load(file)
  location.assign(await linkToState(href, saved.state))
}
