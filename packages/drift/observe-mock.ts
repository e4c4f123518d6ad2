/** The mock API's answers, with the demo's rows. */
import { answer } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { createBackend } from '../contract-kit/backend.ts'
import type { Answer } from './answers.ts'
import { observe } from './observe.ts'

const MINUTES = 60_000

/** Replaces the rows of the mock API in this process. */
export function observeMock(): Promise<Answer[]> {
  seed(builtInRows, { cartStorage: () => null })
  const backend = createBackend({
    baseUrl: 'http://mock.invalid',
    fetch: answer,
    origin: null,
    seed: 0,
    runs: 0,
    timeouts: { request: MINUTES, total: 10 * MINUTES },
  })
  // The mock API answers at once, whatever this machine does besides.
  return observe(backend, { now: () => 0 })
}
