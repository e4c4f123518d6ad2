import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'
import { ListingHead } from './ListingHead.tsx'
import type { ListingSearch } from './listing-search.ts'

const DESCRIPTION = 'Laptops, pro audio, headphones, cameras and more, chosen with care.'

/** The home page: every product (spec §2). */
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
