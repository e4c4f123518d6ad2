import { rangeOf } from '#src/config/range.ts'
import { useSite } from '#src/config/site.tsx'
import { LISTING_PARAMS } from '#src/lib/search-params.ts'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { HomeOpening } from './HomeOpening.tsx'
import { Listing } from './Listing.tsx'
import { ListingHead } from './ListingHead.tsx'
import { listingMetadata, searchTitle } from './listing-metadata.ts'
import type { ListingSearch } from './listing-search.ts'

const TITLE = 'All Products'

/** Returns whether the URL has no search, filter, sort order or page. */
const isUnfiltered = (listing: ListingSearch) => LISTING_PARAMS.every((name) => listing[name] === undefined)

/** The home page: every product (spec §2). */
export function ListingPage({ listing }: { listing: ListingSearch }) {
  const site = useSite()
  const { department, description } = rangeOf(site)
  return (
    <Page>
      <PageHead {...listingMetadata(TITLE, '/', listing)} description={description} />
      {isUnfiltered(listing) && <HomeOpening />}
      <ListingHead
        trail={['Home', ...(department ? [department] : []), TITLE]}
        title={listing.search === undefined ? TITLE : searchTitle(listing.search)}
      />
      <Listing listing={listing} />
    </Page>
  )
}
