import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps, PropsWithChildren } from 'react'
import { Breadcrumbs } from '#src/ui/page/Breadcrumbs.tsx'

type ListingHeadProps = PropsWithChildren<{ trail: ComponentProps<typeof Breadcrumbs>['trail']; title: string }>

/** Breadcrumbs and title of a listing, above its filters. */
export function ListingHead({ trail, title, children }: ListingHeadProps) {
  return (
    <Stack sx={HEAD}>
      <Breadcrumbs trail={trail} />
      <Typography variant="h1" dir="auto" sx={[TITLE, title.length > LONG && SMALLER]}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}

/** Less space on a phone, so that the first products start in the upper half of the screen. */
const HEAD = { gap: { xs: 2, sm: 3 }, paddingBlock: { xs: '16px 12px', sm: '24px 16px' } }

const TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} satisfies SxProps<Theme>

/** Number of characters that fit in two lines of a title on a phone. */
const LONG = 36

/** A smaller font below 900 pixels, so that more of a long title fits in its three lines. */
const SMALLER = { fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' } } satisfies SxProps<Theme>
