import type { Product } from '#src/api/contract.ts'
import { absoluteUrl } from '#src/lib/site-url.ts'
import { JsonLd } from '#src/ui/JsonLd.tsx'
import { useLater } from './use-later.ts'

/** The shown page of products as search engines read it. */
export function ListingJsonLd({ products }: { products: Product[] }) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: useLater(products).map(({ id }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: absoluteUrl(`/products/${encodeURIComponent(id)}`),
        })),
      }}
    />
  )
}
