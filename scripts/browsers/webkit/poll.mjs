import { setTimeout } from 'node:timers/promises'

const PATIENCE = 15_000
const STEP = 50

/**
 * Asks until the answer is truthy, and returns it; what is asked may fail on the way there.
 * @template Value
 * @param {string} what is waited for
 * @param {() => Promise<Value>} ask
 * @returns {Promise<Value>}
 */
export async function poll(what, ask) {
  const started = Date.now()
  /** @type {unknown} */
  let last
  do {
    try {
      const answer = await ask()
      if (answer) return answer
      last = answer
    } catch (error) {
      last = error
    }
    await setTimeout(STEP)
  } while (Date.now() - started < PATIENCE)
  throw new Error(`Waited in vain for ${what}; last: ${String(last)}`)
}
