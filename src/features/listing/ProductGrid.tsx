import Skeleton from '@mui/material/Skeleton'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { Product } from '#src/api/contract.ts'
import { ProductCard } from '#src/features/product-card/ProductCard.tsx'
import { PAGE_SIZE } from './listing-search.ts'
import type { View } from './view.ts'

type ProductGridProps = {
  /** Absent while the first page loads: then skeletons are in its place. */
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
      {products
        ? products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              view={view}
              isEager={index < FIRST_ROW}
              isFirst={index === 0}
            />
          ))
        : Array.from({ length: PAGE_SIZE }, (_, index) => <CardSkeleton key={index} />)}
    </Grid>
  )
}

/** A card that is not there yet, in its final shape. */
function CardSkeleton() {
  return (
    <Blank aria-hidden="true">
      <Skeleton variant="picture" sx={PICTURE} />
      <Skeleton width="40%" height={16} />
      <Skeleton width="90%" height={40} />
      <Skeleton width="60%" height={16} />
      <Skeleton width="50%" height={16} />
      <Skeleton sx={BUTTON} />
    </Blank>
  )
}

/** Milliseconds after which an answer counts as slow. */
const SLOW = 300

/** What a card is tall beside its square picture: texts, price in two lines, button. Never less than they need. */
const CARD_TEXT = 202

/**
 * What the page leaves for a row of cards: less its gutters, and beside the filters less these. No container is
 * asked: WebKit lays one out before the cards that are new in it, and a page that is short for a moment loses its
 * place.
 */
const ROW = '(100vw - 32px)'
const ROW_BESIDE_FILTERS = '(min(100vw, 1408px) - 344px)'

/** Columns, and how wide each is. Its picture is as wide. */
const columns = (count: number, gap: number, row: string) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: gap,
  '--picture-width': `calc((${row} - ${gap * (count - 1)}px) / ${count})`,
})

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 32,
  ...columns(2, 16, ROW),
  // Known before a card is laid out, and the same after it: Back finds the place where it left, and no row moves.
  '--card-height': `calc(var(--picture-width) + ${CARD_TEXT}px)`,
  '& > *': {
    minHeight: 'var(--card-height)',
    contain: 'content',
    containIntrinsicSize: 'auto var(--card-height)',
    // Focus rings may stand out of a card.
    overflowClipMargin: 8,
  },
  // Cards below the first screen are laid out when they come near it.
  '& > :nth-of-type(n + 9)': { contentVisibility: 'auto' },
  // A phone's first frame has place for four; the next one comes as soon as the whole page is read.
  [theme.breakpoints.down('sm')]: { '[data-parsing] & > :nth-of-type(n + 5)': { contentVisibility: 'hidden' } },
  // A veil over the cards while an answer takes longer than one would call at once: their own opacity would paint them
  // all.
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0,
    background: theme.vars.palette.background.default,
    pointerEvents: 'none',
  },
  '&[aria-busy=true]:has(> article)::after': {
    opacity: 0.4,
    transitionProperty: 'opacity',
    transitionDelay: `${SLOW}ms`,
  },
  [theme.breakpoints.up('md')]: columns(3, 24, ROW_BESIDE_FILTERS),
  [theme.breakpoints.up('lg')]: columns(4, 24, ROW_BESIDE_FILTERS),
  '&[data-view=list]': { gridTemplateColumns: 'minmax(0, 1fr)', '--card-height': '181px' },
  '@media print': { '& > :nth-of-type(n)': { contentVisibility: 'visible' } },
}))

const Blank = styled('div')({ display: 'grid', alignContent: 'start', gap: 8 })

const PICTURE = { height: 'auto', aspectRatio: '1', marginBottom: 1 }

const BUTTON = { height: ({ target }) => target } satisfies SxProps<Theme>
