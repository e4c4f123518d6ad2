/** Recordings of calls: saving the last ones as a HAR file, and playing a file in place of the mock API. */

import type { Responder } from '#mocks/handlers/resolvers.ts'
import type { Interceptor } from '#mocks/lab/interceptor.ts'
import type { Recordings } from '#src/demo/demo-api.ts'
import { storageKey } from '#src/lib/storage.ts'
import { answerFrom } from './answer-from.ts'
import { readHar } from './read-har.ts'
import { parseCalls, type RecordedCall } from './recorded-call.ts'
import { writeHar } from './write-har.ts'

/** Key in `sessionStorage`, so that a recording survives a reload and ends with the tab, like the chosen names. */
const KEY = storageKey('demo-har')

/** Megabytes. A larger file would take most of a phone's memory. */
const MAX_SIZE = 50

export function createRecordings(interceptor: Interceptor) {
  let player: Responder | null = null

  const recordings: Recordings = {
    save: (state) => writeHar(interceptor.exchanges(), state),

    async load(file: Blob) {
      const megabytes = Math.ceil(file.size / 1e6)
      if (megabytes > MAX_SIZE) {
        throw new Error(`The file has ${megabytes} MB. Recordings may have at most ${MAX_SIZE} MB.`)
      }
      const { calls, notes } = await readHar(await file.text())
      player = answerFrom(calls)
      const isStored = store(calls)
      return {
        calls: calls.length,
        notes: isStored ? notes : [...notes, 'The recording is too large to survive a reload.'],
      }
    },
  }

  return {
    recordings,

    /** Plays the loaded recording, or the one from before a reload. Returns false if there is none. */
    play(): boolean {
      player ??= restore()
      interceptor.replay(player)
      return player !== null
    },

    /** Lets the mock API answer again and forgets the recording. */
    stop(): void {
      store(null)
      player = null
      interceptor.replay(null)
    },
  }
}

/** Stores the calls, or removes them. Returns false if they are too large or storage is blocked. */
function store(calls: readonly RecordedCall[] | null): boolean {
  try {
    // A recording that is too large must not leave the previous one.
    sessionStorage.removeItem(KEY)
    if (calls) sessionStorage.setItem(KEY, JSON.stringify(calls))
    return true
  } catch {
    return false
  }
}

function restore(): Responder | null {
  try {
    const calls = parseCalls(sessionStorage.getItem(KEY) ?? '')
    return answerFrom(calls)
  } catch {
    // None is stored, or one of another version of the shop.
    return null
  }
}
