/** Answers of links in the folder of a catalogue, so that a second run within a day asks only the others. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Answer } from './ask-link.ts'

/** An answer per line, so that an interrupted run keeps those it has. The folder `data/` alone is published. */
const FILE = '.checked-links.jsonl'
/** Milliseconds after which a link is asked again. */
const MAX_AGE = 24 * 60 * 60 * 1000

const Saved = z.object({
  link: z.string(),
  /** Milliseconds since the epoch. */
  askedAt: z.number(),
  state: z.enum(['works', 'dead', 'no-host', 'unknown']),
  status: z.nullable(z.number()),
  reason: z.string(),
  hops: z.array(z.string()),
})

/** Reads the answers of the last day. `restart` discards them. */
export function openSavedAnswers(out: string, { now, restart }: { now: number; restart: boolean }) {
  const file = join(out, FILE)
  const saved = restart ? [] : readLines(file).filter(({ askedAt }) => now - askedAt < MAX_AGE)
  const textOf = (line: z.infer<typeof Saved>) => `${JSON.stringify(line)}\n`
  writeFileSync(file, saved.map(textOf).join(''))
  return {
    answers: new Map<string, Answer>(saved.map(({ link, askedAt: _askedAt, ...answer }) => [link, answer])),
    save: (link: string, answer: Answer): void => appendFileSync(file, textOf({ link, askedAt: now, ...answer })),
  }
}

/** Returns no line that a crash has cut short. */
function readLines(file: string): z.infer<typeof Saved>[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    try {
      return Saved.safeParse(JSON.parse(line)).data ?? []
    } catch {
      return []
    }
  })
}
