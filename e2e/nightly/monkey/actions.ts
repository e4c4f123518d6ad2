/**
 * Actions of the monkey test, which fast-check generates and shrinks. An action is a kind and two numbers, whose meaning
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

// Not shrunk, because a smaller number chooses another control and not a simpler one.
const number = fc.noShrink(fc.nat())

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(...WEIGHTS.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  target: number,
  variant: number,
})

/** Returns a description with accessible names, or null if the action is impossible. */
type Session = { perform: (action: Action) => Promise<string | null> }

/**
 * An action as a command of fast-check, which prints what it has clicked or pressed. The model is empty, because whether an
 * action is possible depends only on the page.
 */
const command = action.map((each): fc.AsyncCommand<object, Session> => {
  let description: string = each.kind
  return {
    check: () => true,
    async run(_model, session) {
      description = (await session.perform(each)) ?? `${each.kind} (impossible)`
    },
    toString: () => `\n  ${description}`,
  }
})

const MAX_LENGTH = 200
/** Sequences have every length up to the longest one. */
export const MEAN_LENGTH = MAX_LENGTH / 2

export const actionSequences = fc.commands([command], { maxCommands: MAX_LENGTH, size: 'max', disableReplayLog: true })
