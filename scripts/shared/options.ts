/** Options of commands. */
import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { parseUrl } from '#src/lib/outbound.ts'
import { reasonOf } from './reason-of.ts'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

type Values<Options extends OptionsConfig> = ReturnType<typeof parseArgs<{ options: Options }>>['values']

type Command<Options extends OptionsConfig, Result> = {
  /** A sentence that says what the command does, and its options. */
  usage: string
  options: Options
  /** Words that may follow a value, because they say what the option does anyway. */
  words?: readonly string[]
  /** Returns the values that the command works with. Throws for a text that is none. */
  read: (values: Values<Options>) => Result
  /** Exit code for options that the command cannot use. Defaults to 1. */
  exitCode?: number
}

/**
 * Reads the options of a command. If it cannot use them, prints the reason and the usage, and ends the process.
 *
 * `--help` prints the usage and has the same exit code, because 0 says that the command has done its work.
 */
export function readOptions<const Options extends OptionsConfig, Result>({
  usage,
  options,
  words = [],
  read,
  exitCode = 1,
}: Command<Options, Result>): Result {
  if (process.argv.includes('--help')) return end(usage, exitCode)
  try {
    const args = process.argv.slice(2)
    const isWord = (text: string, at: number) => words.includes(text) && !args[at - 1]?.startsWith('--')
    return read(parseArgs({ args: args.filter((text, at) => !isWord(text, at)), options }).values)
  } catch (error) {
    return end(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, exitCode)
  }
}

function end(message: string, exitCode: number): never {
  console.error(message)
  process.exit(exitCode)
}

/** Reads a whole number. Throws for another text and for a number above the maximum. */
export function wholeNumber(option: string, text: string, max = Number.MAX_SAFE_INTEGER): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text)
  const limit = max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`
  throw new Error(`--${option} must be a whole number${limit}, not "${text}"`)
}

/** Reads a number of seconds. Returns milliseconds. */
export function readSeconds(option: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${option} must be a positive number of seconds, not "${text}"`)
  return value * 1000
}

/** The largest port. */
export const MAX_PORT = 65_535

/** Reads the file that an option names. Throws an error that names both. */
export function readOptionFile(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`--${option}: ${file} cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

/** Returns the origin of a URL. Throws for a text that has none. */
export function readOrigin(option: string, text: string): string {
  const { origin = 'null' } = parseUrl(text) ?? {}
  if (origin === 'null') throw new Error(`--${option} must be an address such as https://shop.example, not "${text}"`)
  return origin
}
