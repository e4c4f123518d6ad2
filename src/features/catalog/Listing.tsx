import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import type { Category } from '#src/api/contract.ts'
import { Hidden } from '#src/ui/Hidden.tsx'
import { AskedListing } from './AskedListing.tsx'
import { FilterChips, useFilterChips } from './FilterChips.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { Filters } from './Filters.tsx'
import { ListingJsonLd } from './ListingJsonLd.tsx'
import { ListingPages } from './ListingPages.tsx'
import type { ListingSearch } from './listing-search.ts'
import { EmptyListing, FailedListing, NoSuchPage } from './listing-states.tsx'
import { ProductGrid, type View } from './ProductGrid.tsx'
import { listingOptions } from './queries.ts'
import { SortControl } from './SortControl.tsx'
import { ViewToggle } from './ViewToggle.tsx'

type ListingProps = { listing: ListingSearch; locked?: Category }

/** Filters and one page of products with sort, view and pagination, and the states of spec §8. */
export function Listing({ listing, locked }: ListingProps) {
  // The filter answers at once; a page of cards is more than one frame's work, so it follows in slices.
  const shown = useDeferredValue(listing)
  return (
    <AskedListing listing={listing} slug={locked?.slug}>
      <Columns>
        <Sidebar aria-label="Filters">
          <Filters locked={locked} />
        </Sidebar>
        <Products listing={shown} locked={locked} />
      </Columns>
    </AskedListing>
  )
}

const Products = memo(function Products({ listing, locked }: ListingProps) {
  const query = locked ? { ...listing, categoryId: locked.id } : listing
  const answer = useQuery({ ...listingOptions(query), placeholderData: keepPreviousData })
  const data = useDeferredValue(answer.data)
  const isBusy = !data || answer.isPlaceholderData || data !== answer.data
  const [view, setView] = useState<View>('grid')
  const chips = useFilterChips(locked ? { ...listing, categoryId: undefined } : listing)
  if (answer.isError) return <FailedListing />
  const total = data?.total
  return (
    <Results>
      <Hidden as="h2">Products</Hidden>
      <Toolbar>
        <p role="status">{total === undefined ? 'Loading products…' : countOf(total)}</p>
        <FilterDrawer locked={locked} applied={chips.length} total={total} />
        <SortControl />
        <ViewToggle view={view} onChange={setView} />
      </Toolbar>
      <FilterChips chips={chips} />
      {data && data.products.length === 0 ? (
        data.total > 0 ? (
          <NoSuchPage page={listing.page ?? 1} />
        ) : (
          <EmptyListing />
        )
      ) : (
        <ProductGrid products={data?.products} view={view} isBusy={isBusy} />
      )}
      {total !== undefined && <ListingPages current={listing.page ?? 1} total={total} />}
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
  '& p': { ...theme.typography.reading, flex: '1 0 auto', fontSize: theme.typography.body2.fontSize },
}))
