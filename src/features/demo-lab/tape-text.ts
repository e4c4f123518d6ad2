import type { TapedCall } from './demo-control.ts'

/** What stands in place of a status that there is not. */
export const statusText = ({ status }: TapedCall): string =>
  status === null ? 'awaited' : status === 0 ? 'lost' : String(status)

const COLUMNS: [name: string, read: (call: TapedCall) => string][] = [
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

/** The tape for a bug report or a spreadsheet: a line a call, its parts apart by tabs. */
export const tapeText = (calls: readonly TapedCall[]): string =>
  [COLUMNS.map(([name]) => name), ...calls.map((call) => COLUMNS.map(([, read]) => read(call)))]
    .map((cells) => cells.join('\t'))
    .join('\n')
