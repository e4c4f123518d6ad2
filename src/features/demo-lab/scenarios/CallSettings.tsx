import { FAILURES, LATENCIES, readSetting, withSetting } from '#src/demo/call-settings.ts'
import type { KnownCall } from '#src/demo/demo-api.ts'
import { CallsCell, SelectCell } from '#src/features/demo-lab/panel/rows-and-cells.tsx'
import { Table, TableBody, TableCell, TableHead, TableRow } from '#src/ui/table.tsx'

type CallSettingsProps = {
  calls: readonly KnownCall[]
  chosen: readonly string[]
  /** Returns whether a server answers a group of calls. The settings of such calls are disabled. */
  isOnServer: (group: string) => boolean
  onChoose: (names: readonly string[]) => void
}

const SETTINGS = [
  { kind: 'latency', label: 'Latency', options: LATENCIES, minWidth: 122 },
  { kind: 'failures', label: 'Failures', options: FAILURES, minWidth: 80 },
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
        {calls.map((call) => (
          <TableRow key={call.id}>
            <CallsCell calls={[call]} />
            {SETTINGS.map(({ kind, label, options, minWidth }) => (
              <SelectCell
                key={kind}
                label={`${label} of ${call.method} ${call.path}`}
                value={readSetting(chosen, call.id, kind)}
                options={withCurrentValue(options, readSetting(chosen, call.id, kind))}
                isDisabled={isOnServer(call.group)}
                minWidth={minWidth}
                onChange={(value) => onChoose(withSetting(chosen, call.id, kind, value))}
              />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type Options = readonly (readonly [value: string, text: string])[]

/** Adds the current value to the options, because a link can set a value that the list does not offer. */
const withCurrentValue = (options: Options, value: string): Options =>
  options.some(([option]) => option === value) ? options : [...options, [value, value]]
