/** Runs the kit against a backend in the same process, for tests. */
import { checkBackend } from './check-backend.ts'
import type { Fetch } from './http-types.ts'
import type { CheckResult } from './run-checks.ts'

export const SHOP = 'http://localhost:4173'

type Options = { readOnly?: boolean; baseUrl?: string; origin?: string | null }

/** Returns what the checks found, as "{subject} {title}", and the report. */
export async function checkInProcess(fetch: Fetch, options: Options = {}) {
  const printed: string[] = []
  const { results } = await checkBackend({
    baseUrl: 'http://api.test',
    fetch,
    origin: SHOP,
    seed: 42,
    timeouts: { request: 60_000, total: 600_000 },
    print: (line) => printed.push(line),
    ...options,
  })
  const namesOf = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ check: { subject, title } }) => `${subject} ${title}`)
  return {
    failed: namesOf('failed'),
    notChecked: namesOf('notChecked'),
    warnings: namesOf('warning'),
    passed: namesOf('passed'),
    report: printed.join('\n'),
  }
}
