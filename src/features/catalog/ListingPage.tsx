import { styled } from '@mui/material/styles'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'
import type { ListingSearch } from './listing-search.ts'

/** Home: every product (spec §2). */
export function ListingPage({ listing }: { listing: ListingSearch }) {
  return (
    <Page>
      <PageHead
        title="All Products"
        description="Laptops, pro audio, headphones, cameras and more, chosen with care."
      />
      <Head>
        <Breadcrumbs trail={['Home', 'Electronics', 'All Products']} />
        <h1>All Products</h1>
      </Head>
      <Listing listing={listing} />
    </Page>
  )
}

const Head = styled('div')({ display: 'grid', gap: 12, paddingBlock: '24px 16px' })
