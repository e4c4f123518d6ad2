import type { LoggedRequest } from '#src/api/demo-api.ts'

/** Returns the status, or a word for a request without a response. */
export const statusText = ({ status }: LoggedRequest): string =>
  status === null ? 'awaited' : status === 0 ? 'lost' : String(status)

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
]

/** Returns the request log as tab-separated values, one request per line. For bug reports and spreadsheets. */
export const requestLogText = (requests: readonly LoggedRequest[]): string =>
  [COLUMNS.map(([name]) => name), ...requests.map((request) => COLUMNS.map(([, read]) => read(request)))]
    .map((cells) => cells.join('\t'))
    .join('\n')
