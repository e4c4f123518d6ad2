/** drift.json: the answers that later runs are compared with, and the findings of the last run. */
import * as z from 'zod/mini'
import { OPERATION_IDS } from '#src/api/operations.ts'
import type { Answer } from './answers.ts'
import { KINDS } from './difference.ts'
import type { Finding } from './findings.ts'

const VERSION = '1'

const StoredAnswer = z.object({
  step: z.string(),
  id: z.enum(OPERATION_IDS),
  path: z.string(),
  requestBody: z.optional(z.string()),
  cartId: z.optional(z.string()),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  ms: z.optional(z.number()),
})

const StoredFinding = z.object({
  id: z.string(),
  call: z.string(),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The object has no other keys.
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  text: z.string(),
  since: z.string(),
  curl: z.string(),
})

const DriftFile = z.object({
  version: z.literal(VERSION),
  /** The URL before `/api`. */
  server: z.string(),
  /** When the run has ended, in ISO 8601. */
  finishedAt: z.string(),
  /** Answers that later runs are compared with, until a run without `--against` replaces them. */
  reference: z.object({ name: z.string(), answers: z.array(StoredAnswer) }),
  findings: z.array(StoredFinding),
})
export type DriftFile = z.infer<typeof DriftFile>

/** Answers of an earlier time, and what was known then. */
export type Reference = {
  /** Follows "in": "the run of 2026-11-27". */
  name: string
  answers: Answer[]
  findings: Finding[]
}

/** Reads the JSON of a drift.json. Throws a sentence if it cannot be used for this server. */
export function parseDriftFile(json: unknown, server: string): Reference {
  const version: unknown = Object(json).version
  if (version === undefined) throw new Error('is neither a drift.json nor a recording (HAR)')
  if (version !== VERSION) throw new Error(`is of another version of this command: ${JSON.stringify(version)}`)
  const { data, error } = DriftFile.safeParse(json)
  if (!data) throw new Error(`is damaged: ${error.issues[0]?.path.join('.')} is invalid`)
  if (data.server !== server) throw new Error(`is of another server: ${data.server}`)
  return { ...data.reference, findings: data.findings }
}

/** Returns the text of a drift.json. */
export const writeDriftFile = (file: Omit<DriftFile, 'version'>): string =>
  `${JSON.stringify({ version: VERSION, ...file }, null, 1)}\n`
