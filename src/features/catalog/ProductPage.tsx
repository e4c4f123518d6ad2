import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '#src/api/contract.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { sharedPicture } from '#src/ui/studio-picture.ts'
import { BuyPanel } from './BuyPanel.tsx'
import { Gallery } from './Gallery.tsx'
import { MissingProduct } from './MissingProduct.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductJsonLd } from './ProductJsonLd.tsx'
import { productOptions } from './queries.ts'
import { RelatedProducts } from './RelatedProducts.tsx'

/** One product (spec §2, Product detail). */
export function ProductPage({ id }: { id: string }) {
  const { data: product, isError } = useQuery(productOptions(id))
  if (isError) return <MissingProduct />
  return <Page>{product ? <Loaded product={product} /> : <LoadingProduct />}</Page>
}

function Loaded({ product }: { product: Product }) {
  const path = `/products/${encodeURIComponent(product.id)}`
  return (
    <>
      <PageHead
        title={product.title}
        path={path}
        description={product.description?.replaceAll('\n', ' ')}
        image={sharedPicture(product.images[0])}
      />
      <ProductJsonLd product={product} path={path} />
      <Trail>
        <Breadcrumbs trail={['Home', ...(product.category ? [product.category] : []), product.title]} />
      </Trail>
      <Columns>
        {/* Another product starts at its first picture again. */}
        <Gallery key={product.id} title={product.title} images={product.images} />
        <BuyPanel product={product} />
      </Columns>
      <ProductDetails product={product} />
      {product.categoryId && <RelatedProducts productId={product.id} categoryId={product.categoryId} />}
    </>
  )
}

/** The page's final shape, without its content. */
function LoadingProduct() {
  return (
    <Columns aria-busy="true">
      <Blank style={{ aspectRatio: '1' }} />
      <div role="status">
        Loading product…
        <Blank style={{ height: 40 }} />
        <Blank style={{ height: 120 }} />
      </div>
    </Columns>
  )
}

const Trail = styled('div')({ paddingBlock: '24px 16px' })

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBottom: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 48, alignItems: 'start' },
}))

const Blank = styled('div')(({ theme }) => ({
  marginTop: 16,
  borderRadius: 8,
  background: theme.vars.palette.divider,
}))
