import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

type LabelledProps = { label: string } & Omit<OutlinedInputProps, 'id' | 'label' | 'multiline' | 'rows'>

/** A field of one line, below its visible label. */
export function Field({ label, ...field }: LabelledProps) {
  return <Labelled label={label}>{(id) => <OutlinedInput id={id} {...field} />}</Labelled>
}

/** A field of several lines, which the visitor may pull larger; MUI's own grows by itself, with a style in the page. */
export function TextArea({ label, rows, slotProps, ...field }: LabelledProps & { rows: number }) {
  // A `type` is an `input`'s: MUI sets one on whatever is in its place.
  const input = { ...slotProps?.input, rows, type: undefined }
  return (
    <Labelled label={label}>
      {(id) => <OutlinedInput id={id} inputComponent="textarea" {...field} slotProps={{ input }} />}
    </Labelled>
  )
}

type SelectFieldProps = {
  label: string
  /** With its label beside it, among other things in a row. */
  isInRow?: boolean
} & Omit<NativeSelectProps, 'id' | 'input'>

/** A choice among `option` elements, below its visible label. */
export function SelectField({ label, isInRow, ...field }: SelectFieldProps) {
  return (
    <Labelled label={label} isInRow={isInRow}>
      {(id) => <NativeSelect id={id} input={<OutlinedInput sx={isInRow ? QUIET : undefined} />} {...field} />}
    </Labelled>
  )
}

type LabelledFieldProps = { label: string; isInRow?: boolean | undefined; children: (id: string) => ReactNode }

function Labelled({ label, isInRow = false, children }: LabelledFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth={!isInRow} sx={isInRow ? IN_ROW : undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  )
}

/** Among other things it is framed as lightly as they are. */
const QUIET = { border: ({ line }) => line.hair } satisfies SxProps<Theme>

/** On a phone as wide as there is room. */
const IN_ROW = {
  typography: 'body2',
  flex: { xs: '1 1 200px', sm: 'none' },
  flexDirection: 'row',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  '& > label': { flex: 'none' },
  '& > .MuiInputBase-root': { flex: { xs: 1, sm: 'none' }, minWidth: 0 },
}
