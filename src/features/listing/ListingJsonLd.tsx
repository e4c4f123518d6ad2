import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { pageUrl } from '#src/lib/site-url.ts'
import { JsonLd } from '#src/ui/page/JsonLd.tsx'

/** Structured data for search engines: the products of the current page. */
export function ListingJsonLd({ products }: { products: Product[] }) {
  const { siteUrl } = useSite().store
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: products.map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: pageUrl(siteUrl, `/products/${encodeURIComponent(id)}`),
        })),
      }}
    />
  )
}
