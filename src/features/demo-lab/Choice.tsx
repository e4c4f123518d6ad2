import { mdiClose } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { CopyText } from './CopyText.tsx'
import { linkWith } from './choice.ts'
import type { DemoLab } from './demo-control.ts'

type ChoiceProps = { lab: DemoLab; chosen: readonly string[]; onChoose: (names: readonly string[]) => void }

/** What is in force, how to take it back, and the link that brings it. */
export function Choice({ lab, chosen, onChoose }: ChoiceProps) {
  const unknown = lab.unknown()
  const frame = useRef<HTMLDivElement>(null)
  // The button that takes back is gone, or can't be pressed any more, once it has: the keyboard stays beside it.
  const takeBack = (rest: readonly string[]) => {
    frame.current?.focus()
    onChoose(rest)
  }
  return (
    <Frame ref={frame} tabIndex={-1}>
      {unknown.length > 0 && (
        <p role="alert">
          Unknown {unknown.length === 1 ? 'name' : 'names'} in the link: {unknown.join(', ')}. The rest is in force.
        </p>
      )}
      {chosen.length === 0 && <p>No scenario is in force: the shop works as it should.</p>}
      <ul aria-label="In force">
        {chosen.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Take back ${name}`}
              onClick={() => takeBack(chosen.filter((other) => other !== name))}
            >
              {name}
              <Icon path={mdiClose} size="1em" />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <CopyText label="Copy link to this state" text={() => linkWith(location.href, chosen)} />
        <Button disabled={chosen.length === 0} onClick={() => takeBack([])}>
          Take all back
        </Button>
      </div>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  outline: 'none',
  '& ul, & > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& ul:empty': { display: 'none' },
  '& li button': {
    ...theme.typography.reading,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 22,
    fontSize: theme.typography.body2.fontSize,
    color: 'inherit',
    background: theme.vars.palette.background.default,
    cursor: 'pointer',
  },
  '& [role=alert]': { color: theme.vars.palette.signal.main },
}))
