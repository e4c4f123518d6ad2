/** Fields that only the answer for a single row has, such as the description of a category. */
import pMap from 'p-map'
import * as z from 'zod/mini'
import { CONCURRENCY, RequestFailed } from './json-requests.ts'
import type { Load, RawRows } from './listing.ts'

type Details<Row extends z.ZodMiniObject> = {
  schema: Row
  /** Requests the answers for all rows. */
  always?: boolean
  /** Returns the path of the answer for one row. */
  pathOf: (row: z.output<Row>) => string
  load: Load
  /** Called with a full sentence if the answer for one row is missing. */
  warn: (message: string) => void
  onProgress: (done: number, total: number) => void
}

/** Number of rows whose answers tell whether those of the others are worth a request. */
const SAMPLES = 10

/**
 * Adds the fields of single answers to rows of a list. Requests some rows first, and the others only if an answer has a
 * field that its row lacks, or if `always` is set. A row stays as it is if the backend refuses its answer, for example
 * because the row was deleted meanwhile.
 */
export async function addDetails<Row extends z.ZodMiniObject>(rows: RawRows, details: Details<Row>): Promise<void> {
  const { schema, always = false, pathOf, load, warn, onProgress } = details
  const valid = [...rows].flatMap(([key, row]) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [{ key, row, path: pathOf(parsed.data) }] : []
  })
  let done = 0
  /** Returns whether the answer has a field that the row lacks. */
  async function add({ key, row, path }: (typeof valid)[number]): Promise<boolean> {
    const detail = await load(path, z.unknown()).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
      warn(`${error.message}. The row has only the fields of its list.`)
      return {}
    })
    rows.set(key, { ...Object(row), ...Object(detail) })
    done += 1
    onProgress(done, valid.length)
    return Object.keys(schema.shape).some((field) => isEmpty(Object(row)[field]) && !isEmpty(Object(detail)[field]))
  }
  // Spread over the list, because the newest rows may not be complete yet.
  const distance = Math.ceil(valid.length / SAMPLES)
  const isSample = (index: number) => index % distance === 0
  const addAll = (samples: boolean) =>
    pMap(
      valid.filter((_, index) => isSample(index) === samples),
      add,
      { concurrency: CONCURRENCY },
    )
  const hasMoreFields = await addAll(true)
  if (always || hasMoreFields.includes(true)) await addAll(false)
}

/** An empty list is one that a backend leaves out, such as the blocks of a post. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Status 429 is no refusal: the backend may answer later. */
const isRefusal = (error: unknown): error is RequestFailed =>
  error instanceof RequestFailed && error.status !== null && error.status < 500 && error.status !== 429
