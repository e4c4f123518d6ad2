import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useDimmedWhenSlow, useSlicedLayout } from './grid-effects.ts'
import { PAGE_SIZE } from './listing-search.ts'
import { ProductCard } from './ProductCard.tsx'
import { useLater } from './use-later.ts'

export type View = 'grid' | 'list'

type ProductGridProps = {
  /** Absent while the first page loads: then skeletons stand in its place. */
  products: Product[] | undefined
  view?: View
  isBusy?: boolean
}

/** Cards of the first row at the widest, whose pictures are on screen at once. */
const FIRST_ROW = 4

const NONE: Product[] = []

/** Cards side by side: 4 at 1200, 3 at 900, 2 below, or one a row as a list. */
export function ProductGrid({ products, view = 'grid', isBusy = false }: ProductGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const before = useLater(products ?? NONE)
  // Taking a page of cards away is as long as putting one in place, so those that leave stay in the page, unseen.
  const leaving = before.filter((old) => !products?.some(({ id }) => id === old.id))
  useSlicedLayout(grid, products)
  useDimmedWhenSlow(grid, isBusy)
  return (
    <Grid ref={grid} data-view={view} aria-busy={isBusy}>
      {products
        ? [...products, ...leaving].map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              view={view}
              isEager={index < FIRST_ROW}
              isFirst={index === 0}
            />
          ))
        : Array.from({ length: PAGE_SIZE }, (_, index) => <Skeleton key={index} />)}
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

/** What a card is tall beside its square picture: texts, price in two lines, button. Never less than they need. */
const CARD_TEXT = 202

/** Columns, and how wide each is. Its picture is as wide. */
const columns = (count: number, gap: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: gap,
  '--picture-width': `calc((100cqi - ${gap * (count - 1)}px) / ${count})`,
})

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  containerType: 'inline-size',
  rowGap: 32,
  ...columns(2, 16),
  // Known before a card is laid out, and the same after it: Back finds the place where it left, and no row moves.
  '--card-height': `calc(var(--picture-width) + ${CARD_TEXT}px)`,
  // A veil over the cards: their own opacity would paint them all again.
  position: 'relative',
  '&[data-slow]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    opacity: 0.4,
    background: theme.vars.palette.background.default,
    pointerEvents: 'none',
  },
  // What came with the page is laid out when it comes near the screen, what comes later in its turn.
  '& > :nth-of-type(n + 9)': { contentVisibility: 'auto' },
  // A phone's first frame has place for four; the next one comes as soon as the whole page is read.
  [theme.breakpoints.down('sm')]: { '[data-early] & > :nth-of-type(n + 5)': { contentVisibility: 'hidden' } },
  '& > [data-layout]': { contentVisibility: 'visible' },
  '& > [data-layout=far]': { contentVisibility: 'auto' },
  '& > [data-layout=leaving]': { display: 'none' },
  '& > [data-layout=waiting]': { contentVisibility: 'hidden' },
  '& > [data-layout=open] > :is(.picture, .text, .buy), & > [data-layout=texts] > .picture': {
    contentVisibility: 'hidden',
  },
  // A card that moves down a line is not painted again. Focus rings may stand out of it.
  '& > *': { contain: 'content', overflowClipMargin: 8, minHeight: 'var(--card-height)' },
  [theme.breakpoints.up('md')]: columns(3, 24),
  [theme.breakpoints.up('lg')]: columns(4, 24),
  '&[data-view=list]': { gridTemplateColumns: 'minmax(0, 1fr)', '--card-height': '181px' },
  '@media print': { '& > :nth-of-type(n)': { contentVisibility: 'visible' } },
}))

const Blank = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  '& > *': { height: 16, borderRadius: 4, background: theme.vars.palette.divider },
  '& > div': { height: 'auto', aspectRatio: '1', borderRadius: 8, marginBottom: 4 },
}))
