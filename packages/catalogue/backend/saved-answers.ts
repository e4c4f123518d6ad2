/** Answers of an unfinished reading in a folder, so that a second run continues where the first one ended. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Name of the folder. */
export const SAVED_ANSWERS = '.reading'
/** Milliseconds after which saved answers are too old to continue with. */
const MAX_AGE = 24 * 60 * 60 * 1000

const Head = z.object({ baseUrl: z.string(), startedAt: z.number() })

type Options = {
  baseUrl: string
  /** Milliseconds since the epoch. */
  now: number
  /** Discards saved answers. */
  restart: boolean
}

/**
 * Opens the folder `.reading` in `out`. Discards the answers in it if they are from another backend, or older than a day.
 * Throws if the folder cannot be written to.
 */
export function openSavedAnswers(out: string, { baseUrl, now, restart }: Options) {
  const folder = join(out, SAVED_ANSWERS)
  const headFile = join(folder, 'reading.json')
  const saved = Head.safeParse(readJson(headFile)).data
  const continues = !restart && saved?.baseUrl === baseUrl && now - saved.startedAt < MAX_AGE
  const startedAt = continues ? saved.startedAt : now
  const discard = () => rmSync(folder, { recursive: true, force: true })
  if (!continues) {
    discard()
    mkdirSync(folder, { recursive: true })
    writeJson(headFile, { baseUrl, startedAt })
  }
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`)
  return {
    /** When the reading was started, in milliseconds since the epoch. */
    startedAt,
    /** Returns the saved answer with this key, or undefined. */
    read: (key: string): unknown => readJson(fileOf(key)),
    save: (key: string, answer: unknown): void => writeJson(fileOf(key), answer),
    discard,
  }
}

/** Returns undefined if there is no such file, or if a crash cut it short. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function writeJson(file: string, value: unknown): void {
  // Renaming is atomic, so a crash while writing leaves no half file.
  writeFileSync(`${file}.new`, JSON.stringify(value))
  renameSync(`${file}.new`, file)
}
