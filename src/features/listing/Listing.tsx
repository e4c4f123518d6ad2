import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NeedsScript } from '#src/ui/NeedsScript.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { FilterChips, useFilterChips } from './FilterChips.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { Filters, type FiltersProps } from './Filters.tsx'
import { ListingJsonLd } from './ListingJsonLd.tsx'
import { ListingPages } from './ListingPages.tsx'
import { type ListingSearch, pagesOf } from './listing-search.ts'
import { FailedListing, NoProducts } from './listing-states.tsx'
import { OptimisticListing, useOptimisticListing } from './OptimisticListing.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { listingOptions, unknownListingOptions } from './queries.ts'
import { SortControl } from './SortControl.tsx'
import { ViewToggle } from './ViewToggle.tsx'
import { setView, useView } from './view.ts'

type ListingProps = FiltersProps & {
  listing: ListingSearch
  /** True if the category failed to load, so that its products cannot be requested. */
  hasFailed?: boolean
}

/** Filters, sort, view, and one page of products with pagination (spec §2, Product listing). */
export function Listing({ listing, hasFailed, ...lock }: ListingProps) {
  return (
    <OptimisticListing listing={listing} slug={lock.slug}>
      <Box sx={COLUMNS}>
        <Box component="aside" aria-label="Filters" sx={{ display: { xs: 'none', md: 'block' } }}>
          <Filters {...lock} />
        </Box>
        <Products listing={listing} hasFailed={hasFailed} {...lock} />
      </Box>
    </OptimisticListing>
  )
}

function Products({ listing, hasFailed, ...lock }: ListingProps) {
  const { slug, category } = lock
  const query = category ? { ...listing, categoryId: category.id } : listing
  const options = slug !== undefined && !category ? unknownListingOptions() : listingOptions(query)
  const answer = useQuery({ ...options, placeholderData: keepPreviousData })
  // The toolbar and the chips stay, so that the visitor can remove the filter that made the request fail.
  const isFailed = hasFailed || answer.isError
  const data = isFailed ? undefined : answer.data
  const isBusy = !data || answer.isPlaceholderData
  const view = useView()
  const page = listing.page ?? 1
  const isEmpty = data?.products.length === 0
  // An empty first page means an empty listing, even if the answer's total says otherwise.
  const total = isEmpty && !isBusy && page === 1 ? 0 : data?.total
  return (
    <section>
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      <Controls total={total} isFailed={isFailed} {...lock} />
      {!data && <NeedsScript what="The listing" />}
      {isFailed ? (
        <FailedListing />
      ) : isEmpty && !isBusy ? (
        <NoProducts page={page} last={pagesOf(total ?? 0)} />
      ) : (
        <ProductGrid products={isEmpty ? undefined : data?.products} view={view} isBusy={isBusy} />
      )}
      {!isFailed && <ListingPages current={page} total={total} />}
      {data && !isBusy && !isEmpty && <ListingJsonLd products={data.products} />}
    </section>
  )
}

type ControlsProps = FiltersProps & { total: number | undefined; isFailed: boolean }

/** The toolbar and the applied filters. Apart from the products, so that a change here does not render 24 cards. */
function Controls({ total, isFailed, ...lock }: ControlsProps) {
  const [listing] = useOptimisticListing()
  const chips = useFilterChips(lock.slug ? { ...listing, categoryId: undefined } : listing)
  return (
    <>
      <Stack direction="row" sx={TOOLBAR}>
        <Typography role="status" variant="reading" sx={COUNT}>
          {total === undefined ? !isFailed && 'Loading products…' : countOf(total)}
        </Typography>
        <FilterDrawer {...lock} applied={chips.length} total={total} />
        <SortControl />
        <ViewToggle view={useView()} onChange={setView} />
      </Stack>
      <FilterChips chips={chips} />
    </>
  )
}

const countOf = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`

const COLUMNS = {
  display: { md: 'grid' },
  gridTemplateColumns: '264px minmax(0, 1fr)',
  columnGap: 8,
  alignItems: 'start',
} satisfies SxProps<Theme>

const COUNT = {
  flex: '1 0 auto',
  // Reserves half of the row on a phone while the count is empty, so that the filter button stays in its place.
  minWidth: { xs: '50%', sm: 0 },
  fontSize: 'body2.fontSize',
} satisfies SxProps<Theme>

const TOOLBAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: 3,
  borderTop: ({ line }) => line.hair,
} satisfies SxProps<Theme>
