import { mdiChevronDown } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { type PropsWithChildren, useId, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

type FilterSectionProps = PropsWithChildren<{ title: string; isOpenAtFirst?: boolean }>

/** One section of the sidebar. Several may be open at once (spec §4). */
export function FilterSection({ title, isOpenAtFirst = false, children }: FilterSectionProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <Section>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <Icon path={mdiChevronDown} size={20} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Section>
  )
}

const Section = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: 4,
  '& h2 button': {
    ...theme.typography.body1,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: '0 8px',
    border: 0,
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& button[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  '& > div': { ...theme.typography.body2, paddingBottom: 12 },
  // More than the shop has of anything: they scroll by themselves.
  '& > div:has(> :nth-of-type(n + 21))': {
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Its edges would cut off a ring that stands out.
    '& > button': { outlineOffset: -2 },
  },
  '& > div > a': { display: 'inline-block', padding: '8px', textDecoration: 'underline' },
}))
