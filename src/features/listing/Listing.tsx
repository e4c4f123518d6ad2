import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { NeedsScript } from '#src/ui/feedback/NeedsScript.tsx'
import { useAnnouncement } from '#src/ui/feedback/use-announcement.ts'
import { SkipLink } from '#src/ui/page/SkipLink.tsx'
import { STICKY_TOP, stickyFrom } from '#src/ui/page/sticky.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { FilterChips, useFilterChips } from './filters/FilterChips.tsx'
import { FilterDrawer } from './filters/FilterDrawer.tsx'
import { Filters, type FiltersProps } from './filters/Filters.tsx'
import { ListingJsonLd } from './ListingJsonLd.tsx'
import { countOf, describeChange } from './listing-announcement.ts'
import { type ListingSearch, pagesOf } from './listing-search.ts'
import { OptimisticListing, useOptimisticListing } from './OptimisticListing.tsx'
import { listingOptions, unknownListingOptions } from './queries.ts'
import { ListingPages } from './results/ListingPages.tsx'
import { FailedListing, NoProducts } from './results/listing-states.tsx'
import { ProductGrid } from './results/ProductGrid.tsx'
import { SortControl } from './results/SortControl.tsx'
import { ViewToggle } from './results/ViewToggle.tsx'
import { setView, useView } from './results/view.ts'

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
        <SkipLink href={`#${PRODUCTS_ID}`}>Skip to products</SkipLink>
        <Box component="aside" aria-label="Filters" sx={[SIDE_COLUMN, stickyFrom('md', STICKY_TOP)]}>
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
  const isFailed = hasFailed || (answer.isError && !answer.data)
  const data = isFailed ? undefined : answer.data
  const isBusy = !data || answer.isPlaceholderData
  const view = useView()
  const page = listing.page ?? 1
  const isEmpty = data?.products.length === 0
  // An empty first page means an empty listing, even if the answer's total says otherwise.
  const total = isEmpty && !isBusy && page === 1 ? 0 : data?.total
  return (
    // Focused after a change of the page (focus-section.ts), or if the last chip is removed (use-focus-fallback.ts).
    <Box component="section" aria-label="Products" tabIndex={-1} sx={FOCUS_TARGET}>
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      <Controls
        listing={listing}
        total={total}
        isBusy={isBusy}
        isFailed={isFailed}
        pricesOf={isFailed ? undefined : answer.dataUpdatedAt}
        {...lock}
      />
      {!data && <NeedsScript what="The product list" />}
      <Box id={PRODUCTS_ID} tabIndex={-1} sx={FOCUS_TARGET}>
        {isFailed ? (
          <FailedListing />
        ) : isEmpty && !isBusy ? (
          <NoProducts
            listing={listing}
            isInCategory={lock.slug !== undefined}
            last={Math.min(pagesOf(total ?? 0), page - 1)}
          />
        ) : (
          <ProductGrid products={isEmpty ? undefined : data?.products} view={view} isBusy={isBusy} />
        )}
      </Box>
      {!isFailed && <ListingPages current={page} total={total} />}
      {data && !isBusy && !isEmpty && <ListingJsonLd products={data.products} />}
    </Box>
  )
}

type ControlsProps = FiltersProps & {
  listing: ListingSearch
  total: number | undefined
  /** True while the products of `listing` load. */
  isBusy: boolean
  isFailed: boolean
  /** The time of the shown prices; undefined if there are none. */
  pricesOf: number | undefined
}

/** The toolbar and the applied filters. Apart from the products, so that a change here does not render 24 cards. */
function Controls({ listing, total, isBusy, isFailed, pricesOf, ...lock }: ControlsProps) {
  const [optimistic] = useOptimisticListing()
  const chips = useFilterChips(lock.slug ? { ...optimistic, categoryId: undefined } : optimistic)
  const filters = chips.map((chip) => chip.label)
  const isShown = !isBusy && total !== undefined
  const announcement = useAnnouncement(
    listing,
    isShown ? (before) => describeChange(before, { listing, total, filters }) : undefined,
  )
  return (
    <>
      <Box sx={TOOLBAR}>
        <Typography variant="reading" sx={COUNT}>
          {total === undefined ? !isFailed && 'Loading products…' : countOf(total)}
        </Typography>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <Box sx={ABOVE_COUNT}>
          <FilterDrawer
            {...lock}
            applied={chips.length}
            total={isBusy ? undefined : total}
            announcement={announcement}
          />
          <SortControl />
        </Box>
        <ViewToggle view={useView()} onChange={setView} />
      </Box>
      {pricesOf !== undefined && <PricesAsOf time={pricesOf} sx={IN_TOOLBAR} />}
      <FilterChips chips={chips} />
    </>
  )
}

/** The target of "Skip to products". */
const PRODUCTS_ID = 'products'

const FOCUS_TARGET = { outline: 'none' }

const COLUMNS = {
  position: 'relative',
  display: { md: 'grid' },
  gridTemplateColumns: ({ layout }) => `${layout.side}px minmax(0, 1fr)`,
  columnGap: 8,
  alignItems: 'start',
} satisfies SxProps<Theme>

const SIDE_COLUMN = {
  display: { xs: 'none', md: 'block' },
  // Leaves room for focus rings, for the scrollbar, and for the hover colour of options.
  paddingInline: 3,
  marginInline: -3,
  scrollbarWidth: 'thin',
} satisfies SxProps<Theme>

/**
 * On a phone, filters and sort are above the count and the view toggle. A grid, because the browser may paint a part of
 * the toolbar before it parses the rest, which must then move nothing.
 */
const TOOLBAR = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: ({ target }) => `repeat(2, minmax(${target}px, auto))`,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: { xs: 2, sm: 3 },
  borderTop: ({ line }) => line.hair,
} satisfies SxProps<Theme>

const COUNT = {
  gridRow: 2,
  flex: '1 0 auto',
  fontSize: 'body2.fontSize',
  // As high as the controls, which the browser may parse only after the first paint.
  lineHeight: '44px',
} satisfies SxProps<Theme>

/** Filters and sort, one below the other if large text needs it. */
const ABOVE_COUNT = {
  display: { xs: 'flex', sm: 'contents' },
  gridArea: '1 / 1 / auto / span 2',
  flexWrap: 'wrap',
  gap: 'inherit',
  '& > button': { flex: { xs: '0 0 38%', sm: '0 1 auto' } },
  '@media (max-width: 359.95px)': { '& > button': { flexBasis: '100%' } },
} satisfies SxProps<Theme>

/** Partly in the toolbar's padding. */
const IN_TOOLBAR = { marginBlock: '-4px 12px', lineHeight: 1 }
