/**
 * Writes a report as Markdown, for an issue.
 *
 * A report has no cart ids and nothing that was typed into fields, except a submitted search, which is part of the address.
 */
import type { DemoApi, LoggedRequest } from '#src/demo/demo-api.ts'
import { comparisonText, sourceText, statusText } from '#src/features/demo-lab/panel/request-log-text.ts'
import { arrivalsOf } from './arrivals.ts'
import { codeBlock, codeSpan, markdownText } from './markdown-text.ts'
import type { PageFacts } from './page-facts.ts'
import type { Action, ConsoleLine, Control, Recording } from './recorder/recording.ts'
import type { Version } from './use-version.ts'
import { withoutCartIds } from './without-cart-ids.ts'

const CALLS = 30

export type ReportInput = {
  /** The link is null if the state is too large for one. */
  page: Omit<PageFacts, 'link'> & { link: string | null }
  recording: Recording
  /** Name of the file with the state and the calls, which was saved with this report. Null if there is none. */
  savedFile: string | null
  demo: Pick<DemoApi, 'mode' | 'requests'>
  version: Version
}

export function writeReport({ page, recording, savedFile, demo, version }: ReportInput): string {
  const requests = demo.requests()
  const arrivals = arrivalsOf(recording.actions, page.address)
  const actions = recording.actions.map((action, index) => {
    const arrival = arrivals[index]
    return `${index + 1}. ${describe(action)}${arrival === null || arrival === undefined ? '' : `, which led to ${codeSpan(`/${arrival}`)}`}`
  })
  const calls = requests.slice(-CALLS)
  return [
    page.link === null ? 'State: in the file, because it is too large for a link.' : `State: <${page.link}>`,
    ...(savedFile === null ? [] : [`State file: attach ${savedFile}, which was saved with this report.`]),
    '## Actions',
    actions.length > 0 ? actions.join('\n') : 'None.',
    '## Calls',
    requests.length > CALLS ? `The last ${CALLS} of ${requests.length}, oldest first.` : 'Oldest first.',
    calls.map((call) => `- ${describeCall(call)}`).join('\n') || 'None.',
    '## Console',
    consoleText(recording.lines, requests),
    '## Page',
    [
      `- Viewport: ${page.viewport.width} × ${page.viewport.height}, pixel ratio ${page.pixelRatio}`,
      `- Color scheme: ${page.scheme}`,
      `- Language: ${markdownText(page.language)}`,
      `- Browser: ${markdownText(page.browser)}`,
      `- Shop: commit ${markdownText(version.commit)}, built ${markdownText(version.time)}`,
      `- Mock API: in the ${demo.mode === 'worker' ? 'service worker' : 'page'}`,
    ].join('\n'),
  ].join('\n\n')
}

function describe(action: Action): string {
  switch (action.type) {
    case 'open':
      return `opened ${codeSpan(`/${action.address}`)}${scenariosText(' with ', action)}`
    case 'choose':
      return scenariosText('chose ', action) || 'turned off all scenarios'
    case 'press':
      return `pressed ${nameOf(action.control)}${action.isByKey ? ' by key' : ''}`
    case 'check':
      return `checked ${nameOf(action.control)}`
    case 'uncheck':
      return `unchecked ${nameOf(action.control)}`
    case 'select':
      return `selected *${markdownText(action.option)}* in ${nameOf(action.control)}`
    case 'fill':
      return `${action.isEmpty ? 'cleared' : 'typed into'} ${nameOf(action.control)}`
    case 'enter':
      return `pressed Enter in ${nameOf(action.control)}`
    case 'escape':
      return 'pressed Escape'
    default:
      return `went ${action.type}`
  }
}

const scenariosText = (before: string, { scenarios }: Action) =>
  scenarios.length > 0 ? before + scenarios.map(codeSpan).join(', ') : ''

function nameOf({ role, name, within, nth }: Control): string {
  const text = name ? `*${markdownText(name)}*` : `a ${role ?? 'control'} without a name`
  if (within) return `${text} in *${markdownText(within)}*`
  return nth === undefined ? text : `${text} (number ${nth + 1} of this name)`
}

function describeCall(call: LoggedRequest): string {
  const { method, path, query, ms, scenario, comparison } = call
  const details = [
    statusText(call),
    ms !== null && `${ms} ms`,
    scenario && codeSpan(scenario),
    sourceText(call),
    comparison && comparisonText(comparison),
  ]
  return `${codeSpan(`${method} ${path}${query}`)} ${details.filter(Boolean).join(', ')}`
}

function consoleText(lines: readonly ConsoleLine[], requests: readonly LoggedRequest[]): string {
  if (lines.length === 0) return 'No warnings or errors.'
  return codeBlock(lines.map(({ level, text }) => `${level}: ${withoutCartIds(text, requests)}`))
}
