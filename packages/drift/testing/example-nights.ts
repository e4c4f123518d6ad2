/** Nights of the example backend, for tests that inject drifts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../examples/backend/app.mjs'
import { openDatabase } from '../../../examples/backend/database.mjs'
import type { Fetch } from '../../contract-kit/answers/http-types.ts'
import { type Change, type Matcher, matches, modifyJson } from '../../contract-kit/testing/intercept.ts'
import { observeMock } from '../observe-mock.ts'
import type { DriftRun } from '../run-drift.ts'
import { referenceOf, runNight } from './run-night.ts'

type Options = { earlier?: DriftRun | null; date?: string; withRows?: boolean }

/** Milliseconds that slow answers have taken. */
let clock = 0

/** Starts the backend, and runs drift once without changes. */
export async function startNights() {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-drift-'))
  const db = openDatabase(join(folder, 'shop.db'))
  const backend: Fetch = async (request) => createApp(db, ['http://localhost:4173']).fetch(request)
  const mock = await observeMock()

  /** Runs with changes to the backend. Time passes only in slow answers. `earlier` is the first run by default. */
  const run = (changes: Change[], { earlier = first, date = '2026-11-28', withRows }: Options = {}) =>
    runNight({
      mock,
      fetch: changes.reduce((fetch, change) => change(fetch), backend),
      reference: earlier && referenceOf(earlier),
      now: () => clock,
      date: new Date(`${date}T03:47:00Z`),
      withRows,
    })
  const first: DriftRun = await run([], { earlier: null, date: '2026-11-27' })
  const close = () => {
    db.close()
    rmSync(folder, { recursive: true })
  }
  return { backend, run, first, close }
}

/** Lets matching requests take two seconds. */
export const slow =
  (isMatch: Matcher): Change =>
  (fetch) =>
  async (request) => {
    if (isMatch(request)) clock += 2100
    return fetch(request)
  }

export const isListing = matches('GET', '/api/products')
export const isProduct: Matcher = ({ url }) => /\/api\/products\/[^?]/.test(url)

type Fields = Record<string, unknown>

export const modifyProducts = (change: (product: Fields) => unknown): Change =>
  modifyJson(isListing, (page: { products: Fields[] }) => ({ ...page, products: page.products.map(change) }))

/** Adds fields to the rows of a list. */
export const modifyRows = (path: string, fields: Fields): Change =>
  modifyJson(matches('GET', path), (rows: object[]) => rows.map((row) => Object.assign(row, fields)))

export const textsOf = (findings: readonly { text: string }[]): string => findings.map(({ text }) => text).join('\n')
