/** Runs drift for tests, with backends in the same process and a clock that only tests move. */
import type { Fetch } from '../../contract-kit/answers/http-types.ts'
import type { Answer } from '../answers.ts'
import { parseDriftFile, type Reference, writeDriftFile } from '../drift-file.ts'
import { type DriftOptions, type DriftRun, runDrift } from '../run-drift.ts'

export const SERVER = 'http://api.test'

type Options = { mock: readonly Answer[]; fetch: Fetch } & Partial<DriftOptions>

export const runNight = (options: Options): Promise<DriftRun> =>
  runDrift({
    baseUrl: SERVER,
    shop: 'http://localhost:4173/',
    reference: null,
    timeouts: { request: 60_000, total: 600_000 },
    now: () => 0,
    date: new Date('2026-11-27T03:47:00Z'),
    ...options,
  })

/** Returns a run as the next one reads it from drift.json. */
export const referenceOf = ({ file }: DriftRun): Reference => parseDriftFile(JSON.parse(writeDriftFile(file)), SERVER)
