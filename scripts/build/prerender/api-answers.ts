/** Records the API requests of each page, so that a later run can tell whether the page would be the same. */
import { createHash } from 'node:crypto'

/** A hash of the answer by the path of the request. */
export type Answers = Record<string, string>

/**
 * Wraps the global `fetch`, which must answer the same request always in the same way.
 * @param baseUrl what comes before the paths
 */
export function recordAnswers(baseUrl: string) {
  const original = globalThis.fetch
  const hashes = new Map<string, Promise<string>>()
  let requests = new Set<string>()
  globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url
    const response = await original(input, init)
    requests.add(path)
    if (!hashes.has(path)) hashes.set(path, hashOf(response.clone()))
    return response
  }

  /** Returns the hash of the answer to a request. Sends it only once. */
  function ask(path: string): Promise<string> {
    const hash = hashes.get(path) ?? original(new URL(path, baseUrl)).then(hashOf)
    hashes.set(path, hash)
    return hash
  }

  return {
    /** Returns the requests since the last call, with their answers. */
    async take(): Promise<Answers> {
      const taken = [...requests].toSorted()
      requests = new Set()
      return Object.fromEntries(await Promise.all(taken.map(async (path) => [path, await ask(path)])))
    },

    /** Returns whether all requests are still answered as in a former run. */
    async areSame(former: Answers): Promise<boolean> {
      for (const [path, hash] of Object.entries(former)) if ((await ask(path)) !== hash) return false
      return true
    },

    /** Restores `fetch`. */
    stop(): void {
      globalThis.fetch = original
    },
  }
}

async function hashOf(response: Response): Promise<string> {
  return createHash('sha256')
    .update(`${response.status} ${await response.text()}`)
    .digest('base64url')
    .slice(0, 12)
}
