/** Remembers the version of a feed in the folder of `--out`, so that an unchanged feed is not downloaded again. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hashOf } from '../products/ids-and-slugs.ts'
import type { Validators } from './download.ts'

/** Name of the file. It is not published. */
export const LAST_FEED = '.feed.json'

const LastFeed = z.object({
  /** Hash of the address, the options and the configuration. The address itself may contain a key. */
  key: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** Such as 2026-03-10 12:00 UTC. */
  readAt: z.string(),
})
export type LastFeed = z.infer<typeof LastFeed>

/** Options that do not change the catalogue. */
const WITHOUT_EFFECT = new Set(['out', 'now', 'restart', 'network'])

const keyOf = (command: object, config: string): string => {
  const options = Object.entries(command).filter(([name]) => !WITHOUT_EFFECT.has(name))
  const entriesOfMap = (_key: string, value: unknown) => (value instanceof Map ? Array.from(value) : value)
  return hashOf(JSON.stringify([options, config], entriesOfMap), 64)
}

/**
 * Returns what the last run has remembered, or null if it had another address, other options or another configuration.
 *
 * @param config text of the present config.json
 */
export async function readLastFeed(command: { out: string }, config: string): Promise<LastFeed | null> {
  const text = await readFile(join(command.out, LAST_FEED), 'utf8').catch(() => '')
  const lastFeed = LastFeed.safeParse(parseJson(text)).data
  return lastFeed?.key === keyOf(command, config) ? lastFeed : null
}

/** Returns the text of the file. */
export function lastFeedText(command: { now: Date }, config: string, { etag, lastModified }: Validators): string {
  const lastFeed: LastFeed = {
    key: keyOf(command, config),
    etag,
    lastModified,
    readAt: command.now.toISOString().replace(/T(..:..).*/, ' $1 UTC'),
  }
  return `${JSON.stringify(lastFeed, null, 2)}\n`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
