import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KnownCall } from '#src/api/demo-api.ts'
import { Table, TableBody, TableCell, TableHead, TableRow } from '#src/ui/table.tsx'
import { FAILURES, LATENCIES, readSetting, withSetting } from './call-settings.ts'

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
      <TableHead>
        <TableRow>
          <TableCell>Call</TableCell>
          {SETTINGS.map(({ kind, label }) => (
            <TableCell key={kind}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {calls.map(({ id, method, path }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" variant="reading">
              {method} {path.replace('/api', '')}
            </TableCell>
            {SETTINGS.map(({ kind, label, options }) => (
              <TableCell key={kind} padding="none">
                <NativeSelect
                  input={<OutlinedInput />}
                  slotProps={{ input: { 'aria-label': `${label} of ${method} ${path}` } }}
                  value={readSetting(chosen, id, kind)}
                  onChange={(event) => onChoose(withSetting(chosen, id, kind, event.target.value))}
                >
                  {withOwn(options, readSetting(chosen, id, kind)).map(([value, text]) => (
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

/** A link may ask for what the list doesn't offer. */
const withOwn = (options: Options, value: string): Options =>
  options.some(([offered]) => offered === value) ? options : [...options, [value, value]]
