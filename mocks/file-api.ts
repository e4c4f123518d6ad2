/** The API of a shop in file mode: the page answers calls from a catalogue file, without a worker and without MSW. */
import { silence } from '#src/lib/fetch-text.ts'
import { respond } from './handlers/index.ts'
import { withNotFound } from './handlers/resolvers.ts'
import { loadRows } from './store/catalogue-file.ts'
import { openStore, rowsAt, type StoreOptions } from './store/store.ts'

/** Milliseconds that calls wait for the next byte of the catalogue. */
const SILENCE = 15_000

type FileApi = {
  /** Resolves once the catalogue is loaded. Rejects if it cannot be used; the next call requests it again. */
  whenReady: () => Promise<unknown>
  /** Answers a request. One that is no operation of the contract gets 404. */
  answer: (request: Request) => Promise<Response>
}

/**
 * Loads a catalogue file and returns its API. Takes its path from the base path on, and calls `onLoaded` when it has
 * arrived.
 */
export function createFileApi(
  file: string,
  basePath: string,
  onLoaded: () => void = () => undefined,
  options?: StoreOptions,
): FileApi {
  let lastByte = 0
  const load = async () => {
    const handleBytes = (time: number) => {
      lastByte = time
    }
    const rows = await loadRows(file, handleBytes)
    openStore(rowsAt(basePath, rows), { basePath, ...options })
    onLoaded()
  }
  let loading: Promise<void> | undefined
  const whenLoaded = () => {
    loading ??= load().catch((error: unknown) => {
      console.error(error)
      loading = undefined
      throw error
    })
    return loading
  }
  // The calls that wait for the file report its failure.
  whenLoaded().catch(() => undefined)
  const answerNow = withNotFound(respond)
  const tooLate = () => Promise.reject(new Error(`${file} has not arrived yet`))
  return {
    whenReady: () => Promise.race([whenLoaded(), silence(SILENCE, () => lastByte).then(tooLate)]),
    answer: (request) => whenLoaded().then(() => answerNow(request)),
  }
}
