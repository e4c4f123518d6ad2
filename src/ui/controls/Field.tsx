import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { Theme } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { ErrorText } from '#src/ui/feedback/ErrorText.tsx'

type LabelledProps = { label: string } & Omit<OutlinedInputProps, 'id' | 'label' | 'multiline' | 'rows'>

/** A text field of one line, below its visible label. */
export function Field({ label, ...field }: LabelledProps) {
  return <Labelled label={label}>{(id) => <CheckedInput id={id} label={label} {...field} />}</Labelled>
}

/**
 * A native `textarea`, which the visitor can resize, below its visible label.
 *
 * MUI's own grows with its text by inline styles. The content security policy forbids these in the HTML.
 */
export function TextArea({ label, rows, slotProps, ...field }: LabelledProps & { rows: number }) {
  // MUI sets `type`, which a `textarea` does not have.
  const input = { ...slotProps?.input, rows, type: undefined }
  return (
    <Labelled label={label}>
      {(id) => <CheckedInput id={id} label={label} inputComponent="textarea" {...field} slotProps={{ input }} />}
    </Labelled>
  )
}

/**
 * An input with its error, after the browser has refused to submit its value (spec §5). The browser shows an error too,
 * but only for a moment and only for the first field.
 */
function CheckedInput({ label, slotProps, ...field }: { label: string } & Omit<OutlinedInputProps, 'label'>) {
  const errorId = useId()
  const [error, setError] = useState<string>()
  const check = ({ currentTarget: { validity } }: SyntheticEvent<HTMLInputElement>) => {
    const fault = validity.valueMissing ? `${label} is required.` : 'Enter an email address such as you@example.com.'
    setError(validity.valid ? undefined : fault)
  }
  return (
    <>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <OutlinedInput
        {...field}
        error={error !== undefined || field.error}
        aria-describedby={error && errorId}
        slotProps={{ input: { ...slotProps?.input, onInvalid: check, onInput: error ? check : undefined } }}
      />
    </>
  )
}

type SelectFieldProps = {
  label: string
  /** Places the label beside the field, for a row of controls. */
  isInRow?: boolean
} & Omit<NativeSelectProps, 'id' | 'input'>

/** A native `select` of `option` elements, below its visible label. */
export function SelectField({ label, isInRow, ...field }: SelectFieldProps) {
  return (
    <Labelled label={label} isInRow={isInRow}>
      {(id) => <NativeSelect id={id} input={<OutlinedInput />} {...field} />}
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

/** Fills the remaining width of its row on a phone. It is at least as wide as its longest option. */
const IN_ROW = {
  typography: 'body2',
  flex: { xs: '1 1 auto', sm: 'none' },
  flexDirection: 'row',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  // The label has its place before the browser parses the field.
  minHeight: ({ target }: Theme) => target,
  '& > label': { flex: 'none' },
  // On a phone the chosen option says enough. The label stays for screen readers.
  '@media (max-width: 599px)': { '& > label': visuallyHidden },
  '& > .MuiInputBase-root': { flex: { xs: 1, sm: 'none' }, minWidth: 0 },
}
