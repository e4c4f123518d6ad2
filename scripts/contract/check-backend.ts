/** The whole suite against one backend, with a report as it goes. */
import { CHECKS } from './all-checks.ts'
import { type Backend, createBackend, createCart } from './backend.ts'
import type { Send } from './exchange.ts'
import { mustSucceed } from './expect.ts'
import { runChecks, type Verdict } from './kit.ts'
import type { Patience } from './patience.ts'

export type ContractOptions = {
  /** What stands before `/api`, as in config.json. */
  baseUrl: string
  send: Send
  /** The shop's origin; null where it is the API's own. */
  origin: string | null
  readOnly?: boolean
  seed?: number
  runs?: number
  patience: Patience
  print?: (line: string) => void
}

const RUNS = 40
/** Milliseconds for emptying the carts, on top of the whole. */
const CLEANING = 30_000

/**
 * Prints a line for every check; returns the verdicts, and why it stopped before the end if it did.
 * Carts that it filled are emptied at the end.
 */
export async function checkBackend(options: ContractOptions) {
  const { patience, readOnly, seed = Date.now() % 1_000_000, runs = RUNS, print = () => undefined } = options
  const reached = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, ''), seed, runs }
  const backend = createBackend(reached)
  let call = ''
  const verdicts = await runChecks(CHECKS, backend, {
    readOnly,
    report: (verdict) => {
      // Said once, at the end.
      if (verdict.why === backend.stopped()) return
      if (verdict.check.call !== call) print(`\n${verdict.check.call}`)
      call = verdict.check.call
      for (const line of describe(verdict)) print(line)
    },
  })
  const cleaner = createBackend({ ...reached, patience: { ...patience, whole: CLEANING } })
  const left = await emptyCarts(cleaner, backend.carts)
  if (left > 0) print(`\n${left} carts that it filled could not be emptied`)
  const number = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  print(`\n${number('holds')} hold, ${number('broken')} do not, ${number('unchecked')} were not checked (seed ${seed})`)
  const stopped = backend.stopped()
  if (stopped !== null) print(`\nStopped: ${stopped}`)
  return { verdicts, stopped }
}

/** Returns how many could not be emptied. */
async function emptyCarts(backend: Backend, cartIds: Iterable<string>): Promise<number> {
  let left = 0
  for (const cartId of cartIds) {
    await createCart(backend, cartId)
      .clear()
      .then(mustSucceed)
      .catch(() => {
        left += 1
      })
  }
  return left
}

const SIGNS = { holds: '✓', broken: '✗', unchecked: '–' }

const describe = ({ check, outcome, why, advice }: Verdict): string[] => [
  `  ${SIGNS[outcome]} ${check.says}`,
  ...(outcome === 'unchecked' ? [`      not checked: ${why}`] : []),
  ...(outcome === 'broken' ? [`      ${why}`, ...(advice ? [`      ${advice}`] : [])] : []),
]
