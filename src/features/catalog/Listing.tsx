import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, RouterButton } from '#src/ui/buttons.tsx'
import { Hidden } from '#src/ui/Hidden.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { type ListingSearch, PAGE_SIZE, productQuery } from './listing-search.ts'
import { ProductCard } from './ProductCard.tsx'
import { productListOptions } from './queries.ts'
import { SortControl } from './SortControl.tsx'

/** Cards of the first row at the widest, whose pictures are on screen at once. */
const FIRST_ROW = 4

/** One page of products with its sort and pagination, and the states of spec §8. */
export function Listing({ listing }: { listing: ListingSearch }) {
  const { data, isError, isPlaceholderData } = useQuery({
    ...productListOptions(productQuery(listing)),
    placeholderData: keepPreviousData,
  })
  if (isError) return <FailedListing />
  const total = data?.total
  return (
    <>
      <Hidden as="h2">Products</Hidden>
      <Toolbar>
        <p role="status">{total === undefined ? 'Loading products…' : `${total.toLocaleString('en-US')} products`}</p>
        <SortControl sort={listing.sort} />
      </Toolbar>
      {data && data.products.length === 0 ? (
        <EmptyListing />
      ) : (
        <Grid aria-busy={!data || isPlaceholderData}>
          {data?.products.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < FIRST_ROW} />
          )) ?? Array.from({ length: PAGE_SIZE }, (_, index) => <Skeleton key={index} />)}
        </Grid>
      )}
      {total !== undefined && <ListingPages current={listing.page ?? 1} pages={Math.ceil(total / PAGE_SIZE)} />}
    </>
  )
}

/** Load More raises the page by one, and the new page replaces this one (spec §4). */
function ListingPages({ current, pages }: { current: number; pages: number }) {
  return (
    <Pages>
      {current < pages && (
        <RouterButton to="." search={(now) => ({ ...now, page: current + 1 })} variant="outlined">
          Load More
        </RouterButton>
      )}
      <Pagination
        current={current}
        pages={pages}
        renderLink={(page, props) => (
          <Link to="." search={(now) => ({ ...now, page: page > 1 ? page : undefined })} {...props}>
            {page}
          </Link>
        )}
      />
    </Pages>
  )
}

function FailedListing() {
  return (
    <Notice role="alert" title="Failed to load products. Please try again.">
      <Button variant="contained" onClick={() => location.reload()}>
        Retry
      </Button>
    </Notice>
  )
}

function EmptyListing() {
  return (
    <Notice
      title="No products found"
      hint="Try adjusting your filters or search terms to find what you're looking for."
    />
  )
}

/** A card that is not there yet, in its final shape. */
function Skeleton() {
  return (
    <Blank aria-hidden="true">
      <div />
      <span style={{ width: '40%' }} />
      <span style={{ width: '90%' }} />
      <span style={{ width: '60%' }} />
    </Blank>
  )
}

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { ...theme.typography.reading, fontSize: theme.typography.body2.fontSize },
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 16px',
  '&[aria-busy=true]': { opacity: 0.6 },
  // Until the app is there, cards below the fold are neither styled nor laid out: the first paint comes sooner.
  'html:not([data-alive]) & > :nth-of-type(n + 9)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 24 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

const Pages = styled('div')({ display: 'grid', justifyItems: 'center', gap: 24, paddingBlock: '48px 64px' })

const Blank = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minHeight: 'calc(100% + 1px)',
  '& > *': { height: 16, borderRadius: 4, background: theme.vars.palette.divider },
  '& > div': { height: 'auto', aspectRatio: '1', borderRadius: 8, marginBottom: 4 },
}))
