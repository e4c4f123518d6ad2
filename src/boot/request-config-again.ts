import { type Config, comparableConfig } from '#src/config/config.ts'
import { requestConfig } from '#src/config/config-file.ts'

/**
 * Requests a lost config.json again after 1, 4 and 16 seconds, and whenever the returned function is called. The function
 * returns whether the file has arrived and differs from the configuration of the page.
 */
export function requestConfigAgain(own: Config): () => boolean {
  let found: Config | null = null
  const request = async () => {
    if (found) return
    // The next document reports a file that cannot be used.
    const config = await requestConfig('no-cache').catch(() => null)
    // An earlier request can fail after a later one has found the file.
    found ??= config
  }
  for (const seconds of [1, 4, 16]) setTimeout(request, seconds * 1000)
  return () => {
    void request()
    return found !== null && comparableConfig(found) !== comparableConfig(own)
  }
}
