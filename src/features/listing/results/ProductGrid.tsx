import Skeleton from '@mui/material/Skeleton'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { Activity } from 'react'
import type { Product } from '#src/api/contract.ts'
import { PAGE_SIZE } from '#src/features/listing/listing-search.ts'
import { ProductCard } from '#src/features/products/card/ProductCard.tsx'
import type { View } from './view.ts'

type ProductGridProps = {
  /** Undefined while the first answer is awaited; skeletons are shown instead. */
  products: Product[] | undefined
  view?: View
  isBusy?: boolean
}

/** The number of cards in the first row on wide screens. Their images are visible without scrolling. */
const FIRST_ROW = 4

/** Product cards in 4 columns from 1200 pixels, 3 from 720 and 2 below, or one per row in the list view. */
export function ProductGrid({ products, view = 'grid', isBusy = false }: ProductGridProps) {
  return (
    // With its role, because WebKit drops that of lists without markers.
    <Grid role="list" data-view={view} aria-busy={isBusy}>
      {products
        ? products.map((product, index) => (
            <li key={product.id}>
              {/* React hydrates each card in a task of its own, and a pressed one first. */}
              <Activity>
                <ProductCard product={product} view={view} isEager={index < FIRST_ROW} isFirst={index === 0} />
              </Activity>
            </li>
          ))
        : Array.from({ length: PAGE_SIZE }, (_, index) => <CardSkeleton key={index} />)}
    </Grid>
  )
}

/** A placeholder of a card's size. */
function CardSkeleton() {
  return (
    <li aria-hidden="true">
      <SkeletonFrame>
        <Skeleton variant="picture" sx={PICTURE} />
        <Skeleton width="40%" height={16} />
        <Skeleton width="90%" height={40} />
        <Skeleton width="60%" height={16} />
        <Skeleton width="50%" height={16} />
        <Skeleton sx={BUTTON} />
      </SkeletonFrame>
    </li>
  )
}

/** Milliseconds before the overlay of a slow answer appears (product/listing.md). */
const OVERLAY_DELAY = 300

/**
 * Pixels below a card's square image: a title of one line, the rating, two lines of prices and the button. The line of
 * original price and savings is always reserved, so that a page has the same height with any products, also in
 * skeletons: browsers restore the scroll position of a reload before the products are known.
 */
const CARD_TEXT = 162.75

/** Room for the second line of a title. */
const SECOND_LINE = '20.25px'

/** Widths at which almost every title of the demo fits in one line. Cards with a longer one grow. */
const ONE_LINE = '@media (min-width: 800px) and (max-width: 899.95px), (min-width: 1340px)'

/**
 * Width of a row of cards: the viewport minus the page's gutters, and minus the filters if they are beside the cards.
 *
 * Not in container query units, because WebKit lays out the container before its new cards: the page is too short for a
 * moment and loses its scroll position.
 */
const ROW = '(100vw - 32px)'
const ROW_BESIDE_FILTERS = '(min(100vw, 1408px) - 344px)'

/** Returns equal columns. A card's image is as wide as its column. */
const columns = (count: number, gap: number, row: string) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: gap,
  '--picture-width': `calc((${row} - ${gap * (count - 1)}px) / ${count})`,
})

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  rowGap: 32,
  '--second-line': SECOND_LINE,
  [ONE_LINE]: { '--second-line': '0px' },
  ...columns(2, theme.layout.cardGap.phone, ROW),
  '& > li > *': {
    // Also the size of cards that are not laid out yet, so that no row moves.
    '--card-height': `calc(var(--picture-width) + ${CARD_TEXT}px + var(--second-line))`,
    minHeight: 'var(--card-height)',
    contain: 'content',
    containIntrinsicSize: 'var(--card-height)',
    // Leaves room for focus rings, which are outside of a card.
    overflowClipMargin: 8,
  },
  // Until the HTML is parsed, the browser renders eight cards, and four on a phone, so that its first frame appears sooner.
  '[data-parsing] & > :nth-of-type(n + 9) > *': { contentVisibility: 'hidden' },
  [theme.breakpoints.down('sm')]: { '[data-parsing] & > :nth-of-type(n + 5) > *': { contentVisibility: 'hidden' } },
  // An overlay while the visitor waits for a slow answer. Changing the opacity of the cards would repaint each of them.
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0,
    background: theme.vars.palette.background.default,
    pointerEvents: 'none',
  },
  '&[aria-busy=true]:has(article)::after': {
    opacity: 0.4,
    transitionProperty: 'opacity',
    transitionDelay: `${OVERLAY_DELAY}ms`,
  },
  [theme.breakpoints.up(720)]: columns(3, theme.layout.cardGap.tablet, ROW),
  [theme.breakpoints.up('md')]: columns(3, theme.layout.cardGap.desktop, ROW_BESIDE_FILTERS),
  [theme.breakpoints.up('lg')]: columns(4, theme.layout.cardGap.desktop, ROW_BESIDE_FILTERS),
  '&[data-view=list]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 16,
    '& > li > *': { '--card-height': '150px' },
    [theme.breakpoints.up('sm')]: { rowGap: 32, '& > li > *': { '--card-height': '177px' } },
  },
}))

const SkeletonFrame = styled('div')({ display: 'grid', alignContent: 'start', gap: 8 })

const PICTURE = { height: 'auto', aspectRatio: '1', marginBottom: 1 }

const BUTTON = { height: ({ target }) => target } satisfies SxProps<Theme>
