import { LISTING_PARAMS } from '#src/lib/search-params.ts'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { HomeOpening } from './HomeOpening.tsx'
import { Listing } from './Listing.tsx'
import { ListingHead } from './ListingHead.tsx'
import { listingMetadata, searchTitle } from './listing-metadata.ts'
import type { ListingSearch } from './listing-search.ts'

const TITLE = 'All Products'
const DESCRIPTION =
  'Shop laptops, phones, pro audio, headphones, gaming gear, cameras and smart-home products, with hands-on reviews and buying guides.'

/** Returns whether the URL has no search, filter, sort order or page. */
const isUnfiltered = (listing: ListingSearch) => LISTING_PARAMS.every((name) => listing[name] === undefined)

/** The home page: every product (spec §2). */
export function ListingPage({ listing }: { listing: ListingSearch }) {
  return (
    <Page>
      <PageHead {...listingMetadata(TITLE, '/', listing)} description={DESCRIPTION} />
      {isUnfiltered(listing) && <HomeOpening />}
      <ListingHead
        trail={['Home', 'Electronics', TITLE]}
        title={listing.search === undefined ? TITLE : searchTitle(listing.search)}
      />
      <Listing listing={listing} />
    </Page>
  )
}
