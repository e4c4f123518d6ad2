/** Correct backends that differ from the mock API. No check may fail, and no answer may have a violation. */
import { checkInProcess, collectViolations } from './testing/check-in-process.ts'
import { CORRECT_BACKENDS } from './testing/correct-backends.ts'

test.each(CORRECT_BACKENDS.map((backend) => [backend.name, backend] as const))(
  'a backend with %s passes',
  async (_name, { create, readOnly }) => {
    const { fetch, violations } = collectViolations(create())
    const { failed } = await checkInProcess(fetch, { readOnly })
    expect({ failed, violations }).toEqual({ failed: [], violations: [] })
  },
)
