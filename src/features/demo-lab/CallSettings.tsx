import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KnownCall } from '#src/api/demo-api.ts'
import { Table, TableBody, TableCell, TableHead, TableRow } from '#src/ui/table.tsx'
import { FAILURES, LATENCIES, readSetting, withSetting } from './call-settings.ts'

type CallSettingsProps = {
  calls: readonly KnownCall[]
  chosen: readonly string[]
  /** Returns whether a server answers a group of calls. The settings of such calls are disabled. */
  isOnServer: (group: string) => boolean
  onChoose: (names: readonly string[]) => void
}

const SETTINGS = [
  { kind: 'latency', label: 'Latency', options: LATENCIES },
  { kind: 'failures', label: 'Failures', options: FAILURES },
] as const

/** Latency and failure rate for each API operation (spec §7). */
export function CallSettings({ calls, chosen, isOnServer, onChoose }: CallSettingsProps) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Call</TableCell>
          {SETTINGS.map(({ kind, label }) => (
            <TableCell key={kind}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {calls.map(({ id, method, path, group }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" variant="reading">
              {method} {path.replace('/api', '')}
            </TableCell>
            {SETTINGS.map(({ kind, label, options }) => (
              <TableCell key={kind} padding="none">
                <NativeSelect
                  input={<OutlinedInput />}
                  slotProps={{ input: { 'aria-label': `${label} of ${method} ${path}` } }}
                  disabled={isOnServer(group)}
                  value={readSetting(chosen, id, kind)}
                  onChange={(event) => onChoose(withSetting(chosen, id, kind, event.target.value))}
                >
                  {withCurrent(options, readSetting(chosen, id, kind)).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </NativeSelect>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type Options = readonly (readonly [value: string, text: string])[]

/** Adds the current value to the options, because a link can set a value that the list does not offer. */
const withCurrent = (options: Options, value: string): Options =>
  options.some(([option]) => option === value) ? options : [...options, [value, value]]
