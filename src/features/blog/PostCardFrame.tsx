import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import type { PropsWithChildren, ReactNode } from 'react'

type PostCardFrameProps = PropsWithChildren<{ titleId?: string; leads: boolean; picture: ReactNode }>

/** Layout of a post's card. With `leads`, it takes a whole row on large screens. */
export function PostCardFrame({ titleId, leads, picture, children }: PostCardFrameProps) {
  return (
    <Box component="article" aria-labelledby={titleId} sx={leads ? leading : card}>
      {picture}
      <Stack sx={leads ? { gap: { xs: 2, md: 3 }, justifyContent: { md: 'end' } } : { gap: 2 }}>{children}</Stack>
    </Box>
  )
}

const card = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
}

const leading = {
  ...card,
  gridColumn: { md: '1 / -1' },
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: 4, md: 6 },
  paddingBottom: { md: 12 },
  borderBottom: (theme: Theme) => ({ md: theme.line.hair }),
}

export const pictureShape = (leads: boolean) => ({ aspectRatio: { xs: '4 / 3', md: leads ? '16 / 9' : '4 / 3' } })
