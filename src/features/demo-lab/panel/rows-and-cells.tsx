import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { KnownCall } from '#src/demo/demo-api.ts'
import { TableCell } from '#src/ui/table.tsx'

export const Row = styled('li')(({ theme }) => ({ paddingBlock: 8, borderTop: theme.line.hair }))

/** Name of a scenario or of a section of the specification. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="reading" color="textSecondary" sx={{ lineHeight: 'inherit' }}>
      {children}
    </Typography>
  )
}

/** Names the calls of a table's row. */
export function CallsCell({ calls }: { calls: readonly KnownCall[] }) {
  return (
    <TableCell component="th" scope="row" variant="reading" sx={{ verticalAlign: 'baseline' }}>
      {calls.map(({ id, method, path }) => (
        <div key={id}>
          {method} {path.replace('/api', '')}
        </div>
      ))}
    </TableCell>
  )
}

type SelectCellProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  isDisabled: boolean
  /** Pixels, so that large text does not widen the panel. */
  minWidth: number
  onChange: (value: string) => void
}

/** A table's cell with a select. */
export function SelectCell({ label, value, options, isDisabled, minWidth, onChange }: SelectCellProps) {
  return (
    <TableCell sx={{ padding: '4px 4px 4px 0', verticalAlign: 'baseline' }}>
      <NativeSelect
        input={<OutlinedInput />}
        slotProps={{ input: { 'aria-label': label, style: { minWidth, paddingInline: '8px 28px' } } }}
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </TableCell>
  )
}
