/** Reports for machines: JSON, and JUnit's XML for CI servers. */
import type { CheckResult } from './run-checks.ts'

export type ReportedResult = CheckResult & {
  /** Options that repeat the check: `--only "counts every match in the total"`. */
  repeat: string
}

export type Report = {
  /** The URL before `/api`. */
  baseUrl: string
  seed: number
  results: ReportedResult[]
  /** Why the run stopped early, or null. */
  stopReason: string | null
}

const countOf = (results: CheckResult[], outcome: CheckResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length

/** Returns the number of results per outcome. */
export const countResults = (results: CheckResult[]) => ({
  passed: countOf(results, 'passed'),
  failed: countOf(results, 'failed'),
  notChecked: countOf(results, 'notChecked'),
  warnings: countOf(results, 'warning'),
})

/** Functions that write a report, by the name of the format. */
export const FORMATS = { json: toJson, junit: toJunit }

function toJson({ baseUrl, seed, results, stopReason }: Report): string {
  const rows = results.map(({ check: { subject, title }, outcome, reason, advice, curl, repeat }) => ({
    subject,
    title,
    outcome,
    reason,
    advice,
    curl,
    repeat,
  }))
  return JSON.stringify({ baseUrl, seed, stopReason, ...countResults(results), results: rows }, null, 2)
}

/** One suite per subject. What was not checked is "skipped"; a warning is the output of a test that passed. */
function toJunit({ seed, results }: Report): string {
  const subjects = new Set(results.map(({ check }) => check.subject))
  const suites = [...subjects].map((subject) => {
    const own = results.filter(({ check }) => check.subject === subject)
    const open = `  <testsuite ${attributes({ name: subject, ...totals(own) })}>`
    return [open, own.map(testCase).join('\n'), '  </testsuite>'].join('\n')
  })
  const name = `contract, seed ${seed}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name, ...totals(results) })}>`,
    ...suites,
    '</testsuites>',
  ].join('\n')
}

function totals(results: CheckResult[]) {
  const { failed, notChecked } = countResults(results)
  return { tests: results.length, failures: failed, skipped: notChecked, errors: 0 }
}

function testCase({ check: { subject, title }, outcome, reason, advice, curl, repeat }: ReportedResult): string {
  const open = `    <testcase ${attributes({ classname: subject, name: title })}`
  if (outcome === 'passed') return `${open}/>`
  const message = attributes({ message: reason })
  const text = escape([reason, advice, ...curl, `Repeat this check: ${repeat}`].filter(Boolean).join('\n'))
  const content = {
    failed: `<failure ${message}>${text}</failure>`,
    notChecked: `<skipped ${message}/>`,
    warning: `<system-out>${text}</system-out>`,
  }[outcome]
  return `${open}>${content}</testcase>`
}

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escape(String(value)).replaceAll('\n', '&#10;')}"`)
    .join(' ')

/** Characters that XML 1.0 does not allow, not even as references. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) =>
  text.replaceAll(NOT_IN_XML, '\uFFFD').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
