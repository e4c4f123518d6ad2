import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

type FieldProps = {
  label: string
  /** The control itself, given the id that ties it to its label. */
  children: (id: string) => ReactNode
}

/** A native control below its visible label. */
export function Field({ label, children }: FieldProps) {
  const id = useId()
  return (
    <Stack>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Stack>
  )
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& label': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& input, & select, & textarea': {
    width: '100%',
    minHeight: 44,
    padding: '10px 12px',
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
  },
  '& select': { paddingBlock: 0 },
  '& textarea': { resize: 'vertical' },
}))
