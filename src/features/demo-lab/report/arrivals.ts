import type { Action } from './recorder/recording.ts'

/**
 * Returns for each action the address that it led to; null if the address stayed or is unknown.
 *
 * @param end the address after the last action
 */
export const arrivalsOf = (actions: readonly Action[], end: string): (string | null)[] =>
  actions.map(({ address }, index) => {
    const next = actions[index + 1]
    const arrival = next?.type === 'open' ? (next.left ?? address) : (next?.address ?? end)
    return arrival === address ? null : arrival
  })
