import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps, PropsWithChildren } from 'react'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'
import type { ListingSearch } from './listing-search.ts'

const DESCRIPTION = 'Laptops, pro audio, headphones, cameras and more, chosen with care.'

/** Home: every product (spec §2). */
export function ListingPage({ listing }: { listing: ListingSearch }) {
  return (
    <Page>
      <PageHead title="All Products" description={DESCRIPTION} />
      <ListingHead
        trail={['Home', 'Electronics', 'All Products']}
        title={listing.search ? `Results for “${listing.search}”` : 'All Products'}
      />
      <Listing listing={listing} />
    </Page>
  )
}

type ListingHeadProps = PropsWithChildren<{ trail: ComponentProps<typeof Breadcrumbs>['trail']; title: string }>

/** Breadcrumbs and title of a listing, above its filters. */
export function ListingHead({ trail, title, children }: ListingHeadProps) {
  return (
    <Stack sx={{ gap: 3, paddingBlock: '24px 16px', overflowWrap: 'anywhere' }}>
      <Breadcrumbs trail={trail} />
      <Typography variant="h1" dir="auto" sx={[TITLE, title.length > LONG && SMALLER]}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}

const TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} satisfies SxProps<Theme>

/** Characters that a phone shows in two lines of a title. */
const LONG = 36

/** A long search is still read to its end on a phone. */
const SMALLER = { fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' } } satisfies SxProps<Theme>
