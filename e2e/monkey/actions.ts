/**
 * What the random hand does, drawn and shrunk by fast-check. An action is a kind and
 * two numbers; what they mean is decided on the page it meets, so that a shorter
 * sequence is still one that a hand could do.
 */
import * as fc from 'fast-check'

/** How often each is drawn, in a hundred. */
const WEIGHTS = [
  ['press a link', 27],
  ['press a button', 27],
  ['press a checkbox', 5],
  ['press a summary', 3],
  ['press a key', 11],
  ['type', 7],
  ['choose', 5],
  ['go back', 5],
  ['go forward', 3],
  ['reload', 2],
  ['resize', 2],
  ['switch scenarios', 3],
] as const

export type Action = {
  kind: (typeof WEIGHTS)[number][0]
  /** Which of those that the page offers. */
  pick: number
  /** What to do with it, where there is more than one way. */
  way: number
}

/** A sequence is drawn, and shrunk, in pieces of this many actions. */
const PIECE = 200

// A number has no simpler one: another means another control.
const number = fc.noShrink(fc.nat())

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(...WEIGHTS.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  pick: number,
  way: number,
})

export function drawPieces(seed: number, count: number): Action[][] {
  const piece = fc.array(action, { minLength: PIECE, maxLength: PIECE })
  const pieces = fc.sample(piece, { seed, numRuns: Math.ceil(count / PIECE), unbiased: true })
  return pieces.map((actions, index) => actions.slice(0, count - index * PIECE))
}

/**
 * The shortest part of `failed` that was found to fail within `limit` milliseconds; null
 * where not even the whole of it fails again. `replay` resolves to what went wrong.
 */
export async function shrink(
  failed: Action[],
  replay: (actions: Action[]) => Promise<string | undefined>,
  limit: number,
): Promise<Action[] | null> {
  const deadline = Date.now() + limit
  const holds = async (actions: Action[]) => Date.now() > deadline || (await replay(actions)) === undefined
  const { counterexample } = await fc.check(fc.asyncProperty(fc.array(action, { maxLength: PIECE }), holds), {
    examples: [[failed]],
    numRuns: 1,
  })
  return counterexample?.[0] ?? null
}
