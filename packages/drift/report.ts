/** The printed report of a run. */
import { formatCount } from '../contract-kit/answers/assertions.ts'
import { KINDS } from './difference.ts'
import type { Finding } from './findings.ts'
import type { DriftRun } from './run-drift.ts'

/** Returns the lines of the report: what is new, what is known since when, and what is gone. */
export function reportLines({ fresh, known, gone, notCompared, allowed, filledCarts }: DriftRun): string[] {
  return [
    ...section('New', fresh, ({ curl }) => curl.split('\n')),
    ...section('Known', known, ({ since }) => [`since ${since.slice(0, 10)}`]),
    ...section('Not compared this time', notCompared, ({ since }) => [`known since ${since.slice(0, 10)}`]),
    ...section('Gone', gone, ({ since }) => [`was known since ${since.slice(0, 10)}`]),
    ...(filledCarts > 0 ? [`Could not empty ${formatCount(filledCarts, 'cart')} that the run filled`, ''] : []),
    `${fresh.length} new, ${known.length} known, ${gone.length} gone, ` +
      `${formatCount(allowed.length, 'difference')} from the mock API that the contract allows`,
  ]
}

function section(heading: string, findings: readonly Finding[], details: (finding: Finding) => string[]): string[] {
  if (findings.length === 0) return []
  const lines = findings.flatMap((finding) => [
    `  ${finding.call}, ${KINDS[finding.kind].toLowerCase()}`,
    `      ${finding.text}`,
    ...details(finding).map((line) => `      ${line}`),
  ])
  return [heading, ...lines, '']
}
