import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { categoriesOptions, productOptions } from '#src/api/catalogue-queries.ts'
import { isGone } from '#src/api/client.ts'
import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { PricesAsOf } from '#src/features/products/PricesAsOf.tsx'
import { reviewOfOptions } from '#src/features/reviews/queries.ts'
import { parseDescription, summaryOf } from '#src/lib/description.ts'
import { sharedPicture } from '#src/lib/studio-picture.ts'
import { Breadcrumbs, type Step } from '#src/ui/page/Breadcrumbs.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { STICKY_TOP, stickyFrom } from '#src/ui/page/sticky.ts'
import { BAR_HEIGHT } from './buy/BuyNow.tsx'
import { BuyPanel } from './buy/BuyPanel.tsx'
import { ProductDescription } from './details/ProductDescription.tsx'
import { ProductInformation } from './details/ProductInformation.tsx'
import { ProductReadings } from './details/ProductReadings.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { GalleryFrame, PictureArea, pictureShape, Thumbnails } from './gallery/GalleryFrame.tsx'
import { MissingProduct } from './MissingProduct.tsx'
import { ProductJsonLd } from './ProductJsonLd.tsx'
import { ProductReview } from './ProductReview.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

type ProductPageProps = {
  id: string
  /** Shown until the product is loaded. */
  cardProduct: Product | undefined
}

/** One product (spec §2, Product detail). */
export function ProductPage({ id, cardProduct }: ProductPageProps) {
  const { data: product, error, dataUpdatedAt } = useQuery({ ...productOptions(id), placeholderData: cardProduct })
  if (isGone(error) || (error && !product)) return <MissingProduct />
  return <Page>{product ? <Loaded product={product} readAt={dataUpdatedAt} /> : <LoadingProduct />}</Page>
}

function Loaded({ product, readAt }: { product: Product; readAt: number }) {
  const path = `/products/${encodeURIComponent(product.id)}`
  const categoryStep = useCategoryStep(product)
  const { data: review } = useQuery(reviewOfOptions(product.title, useSite()))
  return (
    <>
      <PageHead
        title={product.title}
        path={path}
        description={summaryOf(product.description)}
        image={sharedPicture(product.images[0])}
      />
      <ProductJsonLd product={product} path={path} />
      <Box sx={BREADCRUMBS}>
        <Breadcrumbs trail={['Home', ...categoryStep, product.title]} />
      </Box>
      <Box sx={COLUMNS}>
        {/* The key resets the gallery to the first image of another product. */}
        <Gallery key={product.id} productId={product.id} title={product.title} images={product.images} />
        <Stack sx={[SIDE_COLUMN, stickyFrom('sm', STICKY_TOP)]}>
          <BuyPanel product={product} readAt={readAt} />
          <ProductReadings facts={parseDescription(product.description).facts} />
          {review && <ProductReview review={review} />}
          <ProductInformation product={product} />
        </Stack>
        <ProductDescription description={product.description} />
      </Box>
      {product.categoryId && <RelatedProducts productId={product.id} categoryId={product.categoryId} />}
    </>
  )
}

/** Returns the breadcrumb of the product's category. It is a link if the list of categories has the category's slug. */
function useCategoryStep({ category, categoryId }: Product): Step[] {
  const { data: categories } = useQuery(categoriesOptions())
  if (!category) return []
  const slug = categories?.find(({ id }) => id === categoryId)?.slug
  return [slug === undefined ? category : { label: category, path: `/category/${encodeURIComponent(slug)}` }]
}

/** Skeletons in the layout of the loaded page. */
function LoadingProduct() {
  return (
    <>
      <PageHead title="Product" isSilent />
      <Box sx={BREADCRUMBS}>
        <Skeleton width={280} height={20} />
      </Box>
      <Box aria-busy="true" sx={COLUMNS}>
        <GalleryFrame data-thumbnails>
          <PictureArea>
            <Skeleton variant="picture" height="auto" sx={pictureShape} />
          </PictureArea>
          <Thumbnails>
            {['first', 'second', 'third'].map((thumbnail) => (
              <Skeleton key={thumbnail} component="li" variant="picture" sx={THUMBNAIL_SKELETON} />
            ))}
          </Thumbnails>
        </GalleryFrame>
        <Stack role="status" sx={{ gap: 3 }}>
          <Typography color="textSecondary">Loading product…</Typography>
          <Skeleton width="30%" height={16} />
          <Skeleton width="80%" height={48} />
          <Skeleton width="40%" height={20} />
          <Skeleton width="50%" height={32} />
          <PricesAsOf time={0} />
          <Skeleton sx={BUTTON_SKELETON} />
          <Skeleton sx={BUTTON_SKELETON} />
        </Stack>
      </Box>
    </>
  )
}

/** Gallery and description in one column, price and facts in the other. On a phone there is one column. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
  gap: { xs: 4, sm: 6, md: 12 },
  alignItems: { sm: 'start' },
  paddingBottom: 12,
} satisfies SxProps<Theme>

/** Sticky, so that it stays visible beside a long description. */
const SIDE_COLUMN = {
  gridColumn: { sm: 2 },
  gridRow: { sm: '1 / span 2' },
  gap: 5,
  '--covered': { xs: BAR_HEIGHT, md: '0px' },
  // A sticky column is a stacking context. This one contains the fixed bar, which must cover the related products.
  zIndex: { sm: 2, md: 'auto' },
  // Room for focus rings, which the scrolling box would clip, also beside Share, whose target extends into the gutter.
  padding: { sm: '4px 16px' },
  margin: { sm: '-4px -16px' },
} satisfies SxProps<Theme>

const BREADCRUMBS = { paddingBlock: { xs: '8px', sm: '24px 16px' } }

const THUMBNAIL_SKELETON = {
  flex: 'none',
  width: ({ target }: Theme) => target,
  height: 'auto',
  aspectRatio: '1',
} satisfies SxProps<Theme>

const BUTTON_SKELETON = { height: ({ target }) => target } satisfies SxProps<Theme>
