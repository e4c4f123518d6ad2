/** Sections of config.json. */
import { hasCredentials } from '#src/lib/outbound.ts'
import { ConfigError } from './config-error.ts'

export type Section = Record<string, unknown>

export function parseJson(text: string): Section {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new ConfigError(`config.json is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isSection(parsed)) throw new ConfigError('config.json must hold an object')
  return parsed
}

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function section(parent: Section, key: string): Section {
  const value = parent[key] === undefined ? {} : parent[key]
  if (!isSection(value)) throw new ConfigError(`"${key}" must be an object`)
  return value
}

export function string(parent: Section, path: string, fallback: string): string {
  const value = parent[path.slice(path.indexOf('.') + 1)]
  if (value === undefined) return fallback
  if (typeof value !== 'string') throw new ConfigError(`"${path}" must be a text`)
  return value
}

/** Returns the address. Throws if it has a user or password. */
export function withoutPassword(subject: string, address: string, reason = 'every visitor could read it'): string {
  if (!hasCredentials(address)) return address
  throw new ConfigError(`${subject} must not contain a user or password, because ${reason}: remove "user:password@"`)
}
