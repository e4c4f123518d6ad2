import { useQuery } from '@tanstack/react-query'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { Price } from '#src/ui/Price.tsx'
import { ProductImage } from '#src/ui/ProductImage.tsx'
import { productOptions } from './queries.ts'

/** One product (spec §2, Product detail). */
export function ProductPage({ id }: { id: string }) {
  const { data: product, isError } = useQuery(productOptions(id))
  if (isError) {
    return (
      <Notice
        level={1}
        role="alert"
        title="Product Not Found"
        hint="The product you're looking for doesn't exist or has been removed."
      >
        <PageHead title="Product Not Found" />
      </Notice>
    )
  }
  if (!product) return <p role="status">Loading product…</p>
  return (
    <Page>
      <PageHead title={product.title} description={product.description?.split('\n')[0]} />
      <Breadcrumbs trail={['Home', product.category ?? 'Products', product.title]} />
      <ProductImage src={product.images[0]} alt={product.title} width={640} height={640} />
      <h1>{product.title}</h1>
      <Price price={product.price} originalPrice={product.originalPrice} />
    </Page>
  )
}
