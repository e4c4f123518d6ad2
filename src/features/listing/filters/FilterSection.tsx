import { mdiChevronDown } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type PropsWithChildren, useId, useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

type FilterSectionProps = PropsWithChildren<{ title: string; isOpenAtFirst?: boolean }>

/** A collapsible section of the filters. Several may be open at once (spec §4). */
export function FilterSection({ title, isOpenAtFirst = false, children }: FilterSectionProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <Box sx={{ paddingBlock: 1, borderTop: ({ line }) => line.hair }}>
      <h2>
        <Opener aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <Icon path={mdiChevronDown} size={20} />
        </Opener>
      </h2>
      <Content id={id} hidden={!isOpen}>
        {children}
      </Content>
    </Box>
  )
}

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  justifyContent: 'space-between',
  width: '100%',
  minHeight: theme.target,
  padding: 0,
  fontWeight: 600,
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
}))

const Content = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // The texts of the options are in line with the title, and their hover colour is wider.
  marginInline: -8,
  paddingBottom: 12,
  // A section of more than 20 entries scrolls. The shop's own catalogue has no such section.
  '&:has(> :nth-of-type(n + 21))': {
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The edges of a scroll container would clip a focus ring outside of the button.
    '& > button': { outlineOffset: -2 },
  },
}))
