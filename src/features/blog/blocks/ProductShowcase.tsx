import { styled } from '@mui/material/styles'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { ProductCard } from '#src/features/catalog/ProductCard.tsx'
import { productOptions } from '#src/features/catalog/queries.ts'
import { safeHref } from '#src/lib/outbound.ts'
import type { BlockOf } from './block-of.ts'
import { ShowcaseAction } from './ShowcaseAction.tsx'

/** Names the showcase where its badge does not. */
const UNNAMED = 'In this post'
/** Few products do not make large ones. */
const CARD_MAX = 340

/** Products out of the post, read one by one; those that fail are left out (spec §7), and what is said of them stays. */
export function ProductShowcase({ productIds, badge, priceNote, ctaText, ctaUrl }: BlockOf<'product-showcase'>) {
  const titleId = useId()
  const ids = [...new Set(productIds)].filter(Boolean)
  const reads = useQueries({
    // Read by no loader: the visit that asks again for what failed before is this one.
    queries: ids.map((id) => ({ ...productOptions(id), enabled: true })),
  })
  const shown = reads.flatMap(({ data, isPending }, index) => (data || isPending ? [{ id: ids[index], data }] : []))
  const href = safeHref(ctaUrl)
  const action = ctaText && href && <ShowcaseAction text={ctaText} href={href} />
  if (ids.length === 0 || (shown.length === 0 && !badge && !priceNote && !action)) return null
  return (
    <Section className="wide" aria-labelledby={titleId}>
      <h2 id={titleId}>{badge || UNNAMED}</h2>
      {shown.length > 0 && (
        <div className="products" style={{ maxWidth: shown.length * CARD_MAX }}>
          {shown.map(({ id, data }) => (data ? <ProductCard key={id} product={data} /> : <Blank key={id} />))}
        </div>
      )}
      {priceNote && <p>{priceNote}</p>}
      {action}
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlock: 32,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  fontSize: theme.typography.body1.fontSize,
  lineHeight: theme.typography.body1.lineHeight,
  '& > .products': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(46%, 220px), 1fr))',
    gap: '32px 16px',
  },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > a': { justifySelf: 'start' },
}))

/** A product on its way. */
const Blank = styled('div')(({ theme }) => ({
  aspectRatio: '1 / 1.7',
  borderRadius: 8,
  background: theme.vars.palette.divider,
}))
