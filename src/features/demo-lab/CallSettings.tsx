import { styled } from '@mui/material/styles'
import { FAILURES, LATENCIES, readSetting, withSetting } from './call-settings.ts'
import type { KnownCall } from './demo-control.ts'

type CallSettingsProps = {
  calls: readonly KnownCall[]
  chosen: readonly string[]
  onChoose: (names: readonly string[]) => void
}

const SETTINGS = [
  { kind: 'latency', label: 'Latency', options: LATENCIES },
  { kind: 'failures', label: 'Failures', options: FAILURES },
] as const

/** How long each call of spec §7 takes, and how many of them fail. */
export function CallSettings({ calls, chosen, onChoose }: CallSettingsProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          {SETTINGS.map(({ kind, label }) => (
            <th key={kind} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, method, path }) => (
          <tr key={id}>
            <th scope="row">
              {method} {path.replace('/api', '')}
            </th>
            {SETTINGS.map(({ kind, label, options }) => (
              <td key={kind}>
                <select
                  aria-label={`${label} of ${method} ${path}`}
                  value={readSetting(chosen, id, kind)}
                  onChange={(event) => onChoose(withSetting(chosen, id, kind, event.target.value))}
                >
                  {withOwn(options, readSetting(chosen, id, kind)).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Options = readonly (readonly [value: string, text: string])[]

/** A link may ask for what the list doesn't offer. */
const withOwn = (options: Options, value: string): Options =>
  options.some(([offered]) => offered === value) ? options : [...options, [value, value]]

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { paddingRight: 8, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& tbody th': { ...theme.typography.reading, fontSize: theme.typography.caption.fontSize },
  '& tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td': { width: 84 },
  '& select': {
    width: 80,
    minHeight: 44,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
  },
}))
