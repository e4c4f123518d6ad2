import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { productOptions } from '#src/api/catalogue-queries.ts'
import type { Product } from '#src/api/contract.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { sharedPicture } from '#src/ui/studio-picture.ts'
import { BuyPanel } from './BuyPanel.tsx'
import { summaryOf } from './description-lines.ts'
import { Gallery } from './Gallery.tsx'
import { MissingProduct } from './MissingProduct.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductJsonLd } from './ProductJsonLd.tsx'
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
        description={summaryOf(product.description)}
        image={sharedPicture(product.images[0])}
      />
      <ProductJsonLd product={product} path={path} />
      <Box sx={{ paddingBlock: '24px 16px' }}>
        <Breadcrumbs trail={['Home', ...(product.category ? [product.category] : []), product.title]} />
      </Box>
      <Box sx={COLUMNS}>
        {/* Another product starts at its first picture again. */}
        <Gallery key={product.id} title={product.title} images={product.images} />
        <BuyPanel product={product} />
      </Box>
      <ProductDetails product={product} />
      {product.categoryId && <RelatedProducts productId={product.id} categoryId={product.categoryId} />}
    </>
  )
}

/** The page's final shape, without its content. */
function LoadingProduct() {
  return (
    <Box aria-busy="true" sx={COLUMNS}>
      <Skeleton variant="picture" height="auto" sx={{ ...BLANK, aspectRatio: '1' }} />
      <div role="status">
        Loading product…
        <Skeleton variant="picture" height={40} sx={BLANK} />
        <Skeleton variant="picture" height={120} sx={BLANK} />
      </div>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: { xs: 6, md: 12 },
  alignItems: { md: 'start' },
  paddingBottom: 10,
} satisfies SxProps<Theme>

const BLANK = { marginTop: 4 }
