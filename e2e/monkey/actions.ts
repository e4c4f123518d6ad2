/**
 * Actions of the monkey test, generated and shrunk by fast-check. An action is a kind and two numbers, whose meaning
 * depends on the page, so that every shorter sequence is valid too.
 */
import * as fc from 'fast-check'

/** Percentage of each kind of action. */
const WEIGHTS = [
  ['click a link', 27],
  ['click a button', 27],
  ['click a checkbox', 5],
  ['click a summary', 3],
  ['press a key', 11],
  ['type', 7],
  ['select', 5],
  ['go back', 5],
  ['go forward', 3],
  ['reload', 2],
  ['resize', 2],
  ['switch scenarios', 3],
] as const

export type Action = {
  kind: (typeof WEIGHTS)[number][0]
  /** Chooses one of the page's controls. */
  target: number
  /** Chooses a key, a text, a width or a variant of the action. */
  variant: number
}

/** Sequences are generated and shrunk in parts of this length. */
const PART_LENGTH = 200

// Not shrunk, because a smaller number chooses another control and not a simpler one.
const number = fc.noShrink(fc.nat())

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(...WEIGHTS.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  target: number,
  variant: number,
})

export function generateActions(seed: number, count: number): Action[][] {
  const part = fc.array(action, { minLength: PART_LENGTH, maxLength: PART_LENGTH })
  const parts = fc.sample(part, { seed, numRuns: Math.ceil(count / PART_LENGTH), unbiased: true })
  return parts.map((actions, index) => actions.slice(0, count - index * PART_LENGTH))
}

/**
 * Returns the shortest failing sequence that was found within `limit` milliseconds, or null if the whole sequence does
 * not fail again. `replay` resolves with the error, if there is one.
 */
export async function shrink(
  failed: Action[],
  replay: (actions: Action[]) => Promise<string | undefined>,
  limit: number,
): Promise<Action[] | null> {
  const deadline = Date.now() + limit
  const passes = async (actions: Action[]) => Date.now() > deadline || (await replay(actions)) === undefined
  const { counterexample } = await fc.check(fc.asyncProperty(fc.array(action, { maxLength: PART_LENGTH }), passes), {
    examples: [[failed]],
    numRuns: 1,
  })
  return counterexample?.[0] ?? null
}
