import { styled } from '@mui/material/styles'
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
      <ListingHead>
        <Breadcrumbs trail={['Home', 'Electronics', 'All Products']} />
        <h1>{listing.search ? `Results for “${listing.search}”` : 'All Products'}</h1>
      </ListingHead>
      <Listing listing={listing} />
    </Page>
  )
}

export const ListingHead = styled('div')({
  display: 'grid',
  gap: 12,
  paddingBlock: '24px 16px',
  overflowWrap: 'anywhere',
  '& h1': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& p': { maxWidth: '68ch' },
})
