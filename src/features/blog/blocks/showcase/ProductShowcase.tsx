import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { productOptions } from '#src/api/catalogue-queries.ts'
import { isGone } from '#src/api/client.ts'
import type { BlockOf } from '#src/features/blog/blocks/block-of.ts'
import { ProductCard } from '#src/features/products/card/ProductCard.tsx'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { ShowcaseAction } from './ShowcaseAction.tsx'

/** Title of a showcase without a badge. */
const DEFAULT_TITLE = 'In this post'
/** Maximum width of a card, in pixels, so that few products do not become large. */
const CARD_MAX = 340

/** Products in a post, each with its own request. A product that fails is left out (spec §7); the texts stay. */
export function ProductShowcase({ productIds, badge, priceNote, ctaText, ctaUrl }: BlockOf<'product-showcase'>) {
  const titleId = useId()
  const ids = [...new Set(productIds)].filter(Boolean)
  const queries = useQueries({
    // Stays enabled after a failure. No loader fetches these queries again, so mounting the post again must.
    queries: ids.map((id) => ({ ...productOptions(id), enabled: true })),
  })
  const shown = queries.flatMap(({ data, error, isPending, dataUpdatedAt }, index) =>
    isPending || (data && !isGone(error)) ? [{ id: ids[index], data, isOutdated: error !== null, dataUpdatedAt }] : [],
  )
  const outdated = shown.filter(({ isOutdated }) => isOutdated).map(({ dataUpdatedAt }) => dataUpdatedAt)
  const href = safeHref(ctaUrl)
  const action = ctaText && href && <ShowcaseAction text={ctaText} href={href} />
  if (ids.length === 0 || (shown.length === 0 && !badge && !priceNote && !action)) return null
  return (
    <Typography component="section" className="wide" aria-labelledby={titleId} sx={section}>
      <Typography variant="h2" id={titleId} dir="auto">
        {badge || DEFAULT_TITLE}
      </Typography>
      {shown.length > 0 && (
        <Box component="ul" role="list" className="products" sx={{ ...products, maxWidth: shown.length * CARD_MAX }}>
          {shown.map(({ id, data }) => (
            <li key={id}>
              {data ? (
                <ProductCard product={data} />
              ) : (
                <Skeleton variant="picture" height="auto" sx={{ aspectRatio: '1 / 1.7' }} />
              )}
            </li>
          ))}
        </Box>
      )}
      {outdated.length > 0 && <PricesAsOf time={Math.min(...outdated)} />}
      {priceNote && (
        <Typography variant="body2" color="textSecondary" dir="auto">
          {priceNote}
        </Typography>
      )}
      {action}
    </Typography>
  )
}

const section = {
  display: 'grid',
  gap: 6,
  paddingBlock: 8,
  borderBlock: (theme: Theme) => theme.line.hair,
}

const products = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(46%, 220px), 1fr))',
  gap: '32px 16px',
}
