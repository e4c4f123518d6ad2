import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type PropsWithChildren, useId } from 'react'
import { STICKY_TOP, stickyFrom } from './sticky.ts'

type SectionProps = PropsWithChildren<{
  title: string
  /** A sentence about the section. */
  note?: string
}>

/** A section of a content page. On wide screens its title is in a column beside it and stays in view. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Box sx={stickyFrom('lg', TITLE_TOP)}>
        <h2 id={id}>{title}</h2>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      <div>{children}</div>
    </Part>
  )
}

/** 24 pixels below a header that has returned, like the page's gutters. */
const TITLE_TOP = STICKY_TOP + 8

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  paddingBlock: '20px 56px',
  borderTop: theme.line.hair,
  '& > div': { minWidth: 0 },
  '& > :first-of-type': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignSelf: 'start', gap: 8 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', columnGap: 40 },
}))
