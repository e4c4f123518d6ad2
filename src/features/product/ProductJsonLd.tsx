import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { decimalsOf } from '#src/lib/currency-decimals.ts'
import { parseAmount } from '#src/lib/money.ts'
import { parseRating } from '#src/lib/rating.ts'
import { pageUrl, pictureUrl } from '#src/lib/site-url.ts'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'

/**
 * Structured data of a product for search engines. Missing values are left out.
 *
 * Renders nothing if both price and rating are missing, because search engines reject a product that has no offer,
 * rating or review (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
export function ProductJsonLd({ product, path }: { product: Product; path: string }) {
  const { siteUrl, currency } = useSite().store
  const price = parseAmount(product.price)
  const rating = product.reviewCount ? parseRating(product.rating) : null
  if (price === null && rating === null) return null
  const images = product.images.flatMap((image) => pictureUrl(siteUrl, image) ?? [])
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description: product.description || undefined,
        image: images.length > 0 ? images : undefined,
        sku: product.asin || product.id,
        brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
        offers:
          price === null
            ? undefined
            : {
                '@type': 'Offer',
                price: price.toFixed(decimalsOf(currency)),
                priceCurrency: currency,
                url: pageUrl(siteUrl, path),
                availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
              },
        aggregateRating: rating
          ? {
              '@type': 'AggregateRating',
              ratingValue: rating.text,
              reviewCount: product.reviewCount,
              bestRating: '5',
              // The default is 1, and a rating may be lower.
              worstRating: '0',
            }
          : undefined,
      }}
    />
  )
}
