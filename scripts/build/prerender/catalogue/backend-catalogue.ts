/** The catalogue of a live shop, read from its backend. */

import { type BackendOptions, readBackend } from '#packages/catalogue/backend/backend.ts'
import { withoutPasswords } from '#packages/catalogue/output/passwords.ts'
import { createProgress } from '#packages/catalogue/progress.ts'
import { adviceFor, readBaseUrl } from '../../../shared/base-url.ts'

/** Most rows that do not have the contract's shape. `npm run catalogue` has the same default, and an option. */
const MOST_BAD_ROWS = 20

/**
 * Returns the text of a catalogue file with all rows of a backend.
 *
 * Throws if the address cannot be used, the backend does not answer, it has no products, or too many rows are bad.
 *
 * @param address the part before `/api`
 * @param print receives progress, bad rows and warnings
 */
export async function readBackendText(
  address: string,
  print: (line: string) => void,
  options: Pick<BackendOptions, 'out' | 'fetch' | 'clock'>,
): Promise<string> {
  const baseUrl = readBaseUrl(address, '--from')
  const advice = adviceFor(baseUrl, '--from')
  if (advice) print(advice)
  const progress = createProgress(print)
  const { badRows, warnings, ...reading } = await readBackend(baseUrl, {
    ...options,
    onProgress: ({ what, done, total }) => progress(`Reading ${what}`, done, total),
  })
  const { catalogue, messages } = withoutPasswords(reading.catalogue)
  for (const line of [...badRows, ...warnings, ...messages.map((message) => `${message} It was left out.`)]) print(line)
  if (badRows.length > MOST_BAD_ROWS) {
    throw new Error(
      `${badRows.length} rows of ${baseUrl} are bad. To leave them out, use "npm run catalogue" with --allow, then --catalogue.`,
    )
  }
  if (catalogue.products.length === 0) throw new Error(`${baseUrl} has no products`)
  return JSON.stringify(catalogue)
}
