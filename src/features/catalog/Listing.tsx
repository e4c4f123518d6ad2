import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { Hidden } from '#src/ui/Hidden.tsx'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { AskedListing } from './AskedListing.tsx'
import { FilterChips, useFilterChips } from './FilterChips.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'
import { ListingJsonLd } from './ListingJsonLd.tsx'
import { ListingPages } from './ListingPages.tsx'
import { type ListingSearch, pagesOf } from './listing-search.ts'
import { FailedListing, NothingHere } from './listing-states.tsx'
import { ProductGrid, type View } from './ProductGrid.tsx'
import { listingOptions, unknownListing } from './queries.ts'
import { SortControl } from './SortControl.tsx'
import { ViewToggle } from './ViewToggle.tsx'

type ListingProps = FiltersProps & {
  listing: ListingSearch
  /** True where the category failed to load, and its products with it. */
  hasFailed?: boolean
}

/** Filters and one page of products with sort, view and pagination, and the states of spec §8. */
export function Listing({ listing, hasFailed, ...lock }: ListingProps) {
  // The filter answers at once; a page of cards is more than one frame's work, so it follows in slices.
  const shown = useDeferredValue(listing)
  return (
    <AskedListing listing={listing} slug={lock.slug}>
      <Columns>
        <Sidebar aria-label="Filters">
          <Filters {...lock} />
        </Sidebar>
        <Products listing={shown} hasFailed={hasFailed} {...lock} />
      </Columns>
    </AskedListing>
  )
}

const Products = memo(function Products({ listing, hasFailed, ...lock }: ListingProps) {
  const { slug, category } = lock
  const query = category ? { ...listing, categoryId: category.id } : listing
  const options = slug !== undefined && !category ? unknownListing() : listingOptions(query)
  const answer = useQuery({ ...options, placeholderData: keepPreviousData })
  // Toolbar and chips stay: the filter that the listing failed under can be taken back.
  const isFailed = hasFailed || answer.isError
  const later = useDeferredValue(answer.data)
  const data = isFailed ? undefined : later
  const isBusy = !data || answer.isPlaceholderData || data !== answer.data
  const [view, setView] = useState<View>('grid')
  const chips = useFilterChips(slug ? { ...listing, categoryId: undefined } : listing)
  const page = listing.page ?? 1
  const isEmpty = data?.products.length === 0
  // What the first page lacks, the listing lacks, whatever the answer says of its length.
  const total = isEmpty && !isBusy && page === 1 ? 0 : data?.total
  return (
    <Results>
      <Hidden as="h2">Products</Hidden>
      <Toolbar>
        <p role="status">{total === undefined ? !isFailed && 'Loading products…' : countOf(total)}</p>
        <FilterDrawer {...lock} applied={chips.length} total={total} />
        <SortControl />
        <ViewToggle view={view} onChange={setView} />
      </Toolbar>
      <FilterChips chips={chips} />
      {!data && <NeedsScript what="The listing" />}
      {isFailed ? (
        <FailedListing />
      ) : isEmpty && !isBusy ? (
        <NothingHere page={page} last={pagesOf(total ?? 0)} />
      ) : (
        <ProductGrid products={isEmpty ? undefined : data?.products} view={view} isBusy={isBusy} />
      )}
      {total !== undefined && <ListingPages current={page} total={total} />}
      {data && <ListingJsonLd products={data.products} />}
    </Results>
  )
})

const countOf = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr)',
    columnGap: 32,
    alignItems: 'start',
  },
}))

// Filters, results, header and footer are painted apart (docs/decisions/0045).
const Sidebar = styled('aside')(({ theme }) => ({
  isolation: 'isolate',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const Results = styled('section')({ isolation: 'isolate' })

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { ...theme.typography.reading, flex: '1 0 auto', fontSize: theme.typography.body2.fontSize },
}))
