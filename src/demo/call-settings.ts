/** Names of an operation's latency and failure rate, for links. */
import { parseCallSetting } from './call-setting.ts'

export const LATENCIES = [
  ['', 'unchanged'],
  ['300ms', '300 ms'],
  ['1000ms', '1 s'],
  ['3000ms', '3 s'],
  ['never', 'never'],
] as const

export const FAILURES = [
  ['', 'none'],
  ['10pct', '10%'],
  ['30pct', '30%'],
  ['50pct', '50%'],
  ['100pct', 'all'],
] as const

type Kind = 'latency' | 'failures'

const settingOf = (name: string, id: string, kind: Kind): string | undefined => {
  const setting = parseCallSetting(name)
  return setting?.id === id && setting.kind === kind ? setting.value : undefined
}

/** Returns the value of an operation's last setting of this kind, or an empty string. */
export const readSetting = (chosen: readonly string[], id: string, kind: Kind): string =>
  chosen.findLast((name) => settingOf(name, id, kind))?.slice(id.length + 1) ?? ''

/**
 * Returns the names with this setting in place of the operation's previous one of the same kind. An empty value only
 * removes the previous one.
 */
export const withSetting = (chosen: readonly string[], id: string, kind: Kind, value: string): string[] => [
  ...chosen.filter((name) => !settingOf(name, id, kind)),
  ...(value ? [`${id}.${value}`] : []),
]
