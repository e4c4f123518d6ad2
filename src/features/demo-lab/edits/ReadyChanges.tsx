import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import type { ReadyChanges as Api } from '#src/demo/demo-api.ts'
import { Button } from '#src/ui/controls/buttons.tsx'
import { SelectField } from '#src/ui/controls/Field.tsx'

type ReadyChangesProps = {
  changes: Api
  /** Receives the changed body. */
  onChange: (body: string) => void
}

/** Buttons that change the answer, or the first row of its list, in ways that testers often try. */
export function ReadyChanges({ changes: { isList, changes, fields, withoutField }, onChange }: ReadyChangesProps) {
  const [chosen, setChosen] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const field = fields.includes(chosen) ? chosen : fields[0]
  const apply = (change: () => string) => {
    // The pressed button may be removed, because its change no longer fits, and would lose the focus.
    container.current?.focus()
    onChange(change())
  }
  return (
    <Stack ref={container} tabIndex={-1} sx={{ gap: 2, alignItems: 'start', width: 1, outline: 'none' }}>
      {changes.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {changes.map(({ label, apply: change }) => (
            <Button key={label} onClick={() => apply(change)}>
              {label}
            </Button>
          ))}
        </Stack>
      )}
      {field !== undefined && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'end', width: 1 }}>
          <SelectField label="Field" value={field} onChange={(event) => setChosen(event.target.value)}>
            {fields.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <Button sx={{ flex: 'none' }} onClick={() => apply(() => withoutField(field))}>
            Field missing
          </Button>
        </Stack>
      )}
      {isList && field !== undefined && <p>Fields and texts change in the first row only.</p>}
    </Stack>
  )
}
