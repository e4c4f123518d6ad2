/** Storage of the recording, so that it survives a page load. */
import type { Recording } from './recording.ts'

const KEY = 'demo-recording'

/** Returns the recording of this tab. It is empty if there is none or storage is blocked. */
export function readRecording(): Recording {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `writeRecording` uses the key.
    return stored as Recording
  } catch {
    return { actions: [], lines: [], failures: [] }
  }
}

/** Stores the recording, unless storage is blocked or full. */
export function writeRecording(recording: Recording): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recording))
  } catch {
    // The recording ends with the page.
  }
}
