import type { Action } from '../recorder/recording.ts'

/**
 * Returns for each action the address that it led to; null if the address stayed, or if it is unknown because the next
 * action opens a page.
 *
 * @param end the address after the last action
 */
export const arrivalsOf = (actions: readonly Action[], end: string): (string | null)[] =>
  actions.map(({ address }, index) => {
    const next = actions[index + 1]
    if (next?.type === 'open') return null
    const arrival = next ? next.address : end
    return arrival === address ? null : arrival
  })
