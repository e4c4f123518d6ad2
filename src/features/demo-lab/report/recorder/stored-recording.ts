/** Storage of the recording, so that it survives a page load. */
import { storageKey } from '#src/lib/storage.ts'
import type { Recording } from './recording.ts'

const KEY = storageKey('demo-recording')

/** Returns the recording of this tab. It is empty if there is none, what is stored is invalid or storage is blocked. */
export function readRecording(): Recording {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    if (isRecording(stored)) return stored
  } catch {
    // Nothing is stored, it is not JSON, or storage is blocked.
  }
  return { actions: [], lines: [], failures: [] }
}

/** Checks the parts without which the recorder or a report would throw. */
function isRecording(stored: unknown): stored is Recording {
  const { actions, lines, failures, left = '' } = Object(stored)
  return (
    Array.isArray(actions) &&
    actions.every((action) => typeof action?.address === 'string' && Array.isArray(action.scenarios)) &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.text === 'string') &&
    Array.isArray(failures) &&
    typeof left === 'string'
  )
}

/** Stores the recording, unless storage is blocked or full. */
export function writeRecording(recording: Recording): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recording))
  } catch {
    // The recording ends with the page.
  }
}
