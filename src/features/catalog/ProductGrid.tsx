import { styled } from '@mui/material/styles'
import type { Product } from '#src/api/contract.ts'
import { PAGE_SIZE } from './listing-search.ts'
import { ProductCard } from './ProductCard.tsx'

export type View = 'grid' | 'list'

type ProductGridProps = {
  /** Absent while the first page loads: then skeletons stand in its place. */
  products: Product[] | undefined
  view?: View
  isBusy?: boolean
}

/** Cards of the first row at the widest, whose pictures are on screen at once. */
const FIRST_ROW = 4

/** Cards side by side: 4 at 1200, 3 at 900, 2 below, or one a row as a list. */
export function ProductGrid({ products, view = 'grid', isBusy = false }: ProductGridProps) {
  return (
    <Grid data-view={view} aria-busy={isBusy}>
      {products?.map((product, index) => (
        <ProductCard key={product.id} product={product} view={view} isEager={index < FIRST_ROW} isFirst={index === 0} />
      )) ?? Array.from({ length: PAGE_SIZE }, (_, index) => <Skeleton key={index} />)}
    </Grid>
  )
}

/** A card that is not there yet, in its final shape. */
function Skeleton() {
  return (
    <Blank aria-hidden="true">
      <div />
      <span style={{ width: '40%' }} />
      <span style={{ width: '90%', height: 40 }} />
      <span style={{ width: '60%' }} />
      <span style={{ width: '50%' }} />
      <span style={{ height: 44 }} />
    </Blank>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 16px',
  '&[aria-busy=true]': { opacity: 0.6 },
  // Until the app is there, cards below the fold are neither styled nor laid out: the first paint comes sooner.
  'html:not([data-alive]) & > :nth-of-type(n + 5)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' },
  [theme.breakpoints.up('md')]: {
    'html:not([data-alive]) & > :nth-of-type(-n + 8)': { contentVisibility: 'visible' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: 24,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-view=list]': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Blank = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  '& > *': { height: 16, borderRadius: 4, background: theme.vars.palette.divider },
  '& > div': { height: 'auto', aspectRatio: '1', borderRadius: 8, marginBottom: 4 },
}))
