import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import type { PropsWithChildren, ReactNode } from 'react'

type PostCardFrameProps = PropsWithChildren<{ titleId?: string; isLarge: boolean; picture: ReactNode }>

/** Layout of a post's card. With `isLarge`, it takes a whole row on large screens. */
export function PostCardFrame({ titleId, isLarge, picture, children }: PostCardFrameProps) {
  return (
    <Box component="article" aria-labelledby={titleId} sx={isLarge ? largeCard : card}>
      {picture}
      <Stack sx={isLarge ? { gap: { xs: 2, md: 3 }, justifyContent: { md: 'end' } } : { gap: 2 }}>{children}</Stack>
    </Box>
  )
}

const card = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
}

const largeCard = {
  ...card,
  gridColumn: { md: '1 / -1' },
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: 4, md: 6 },
  paddingBottom: { md: 12 },
  borderBottom: (theme: Theme) => ({ md: theme.line.hair }),
}

export const pictureShape = (isLarge: boolean) => ({ aspectRatio: { xs: '4 / 3', md: isLarge ? '16 / 9' : '4 / 3' } })
