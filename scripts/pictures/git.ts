import { execFileSync } from 'node:child_process'

/** Runs git and returns what it prints. Throws if it fails. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim()
