import type { LoggedRequest } from '#src/demo/demo-api.ts'

/** Returns the status, or a word for a request without a response. */
export const statusText = ({ status, isCancelled }: LoggedRequest): string =>
  isCancelled ? 'cancelled' : status === null ? 'awaited' : status === 0 ? 'lost' : String(status)

/** Returns where an answer comes from. Empty for the mock API, which answers if nothing else is chosen. */
export const sourceText = ({ answeredBy, isUnrecorded }: LoggedRequest): string => {
  if (isUnrecorded) return 'not in the recording'
  if (answeredBy === 'edit') return 'answered by your edit'
  return answeredBy ? `answered by the ${answeredBy}` : ''
}

/** Returns the result of a comparison: "compared: 3 differences". */
export function comparisonText(comparison: NonNullable<LoggedRequest['comparison']>): string {
  if (typeof comparison === 'string') return `compared: ${comparison}`
  const { length } = comparison
  return `compared: ${length === 0 ? 'no' : length} difference${length > 1 ? 's' : ''}`
}

const COLUMNS: [name: string, read: (request: LoggedRequest) => string][] = [
  ['no', ({ number }) => String(number)],
  ['method', ({ method }) => method],
  ['path', ({ path }) => path],
  ['query', ({ query }) => query],
  ['cart in', ({ cartIn }) => cartIn ?? ''],
  ['cart out', ({ cartOut }) => cartOut ?? ''],
  ['status', statusText],
  ['ms', ({ ms }) => (ms === null ? '' : String(ms))],
  ['scenario', ({ scenario }) => scenario],
  ['source', sourceText],
  ['comparison', comparisonCell],
]

function comparisonCell({ comparison }: LoggedRequest): string {
  if (!comparison) return ''
  const differences = comparison === 'pending' ? [] : comparison
  return [comparisonText(comparison), ...differences].join(' ')
}

/** Returns the request log as tab-separated values, one request per line. For bug reports and spreadsheets. */
export const requestLogText = (requests: readonly LoggedRequest[]): string =>
  [COLUMNS.map(([name]) => name), ...requests.map((request) => COLUMNS.map(([, read]) => read(request)))]
    .map((cells) => cells.join('\t'))
    .join('\n')
