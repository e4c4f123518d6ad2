/** The whole suite against one backend, with a report as it goes. */
import { CHECKS } from './all-checks.ts'
import { createBackend, createCart, type Send } from './backend.ts'
import { runChecks, type Verdict } from './kit.ts'

export type ContractOptions = {
  /** What stands before `/api`, as in config.json. */
  baseUrl: string
  send: Send
  /** The shop's origin; null where it is the API's own. */
  origin: string | null
  readOnly?: boolean
  seed?: number
  runs?: number
  print?: (line: string) => void
}

const RUNS = 40

/** Prints a line for every check and gives the verdicts. Carts that it filled are emptied at the end. */
export async function checkBackend(options: ContractOptions): Promise<Verdict[]> {
  const { readOnly, seed = Date.now() % 1_000_000, runs = RUNS, print = () => undefined } = options
  const backend = createBackend({ ...options, baseUrl: options.baseUrl.replace(/\/+$/, ''), seed, runs })
  let call = ''
  const verdicts = await runChecks(CHECKS, backend, {
    readOnly,
    report: (verdict) => {
      if (verdict.check.call !== call) print(`\n${verdict.check.call}`)
      call = verdict.check.call
      for (const line of describe(verdict)) print(line)
    },
  })
  for (const cartId of backend.carts)
    await createCart(backend, cartId)
      .clear()
      .catch(() => undefined)
  const number = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  print(`\n${number('holds')} hold, ${number('broken')} do not, ${number('unchecked')} were not checked (seed ${seed})`)
  return verdicts
}

const SIGNS = { holds: '✓', broken: '✗', unchecked: '–' }

const describe = ({ check, outcome, why, advice }: Verdict): string[] => [
  `  ${SIGNS[outcome]} ${check.says}`,
  ...(outcome === 'unchecked' ? [`      not checked: ${why}`] : []),
  ...(outcome === 'broken' ? [`      ${why}`, ...(advice ? [`      ${advice}`] : [])] : []),
]
