import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { categoryOptions } from '#src/api/catalogue-queries.ts'
import { isGone } from '#src/api/client.ts'
import { formatCount } from '#src/lib/numbers.ts'
import { RouterButton } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Page } from '#src/ui/page/Page.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'
import { MEASURE } from '#src/ui/page/Prose.tsx'
import { Listing } from './Listing.tsx'
import { ListingHead } from './ListingHead.tsx'
import { listingMetadata } from './listing-metadata.ts'
import type { ListingSearch } from './listing-search.ts'

/** The page of one category: its name, its description and its products (spec §2). */
export function CategoryPage({ slug, listing }: { slug: string; listing: ListingSearch }) {
  const { data: category, error } = useQuery(categoryOptions(slug))
  if (isGone(error)) return <MissingCategory />
  const isLoading = !category && !error
  const name = category?.name ?? 'Category'
  return (
    <Page>
      <PageHead
        {...listingMetadata(name, `/category/${encodeURIComponent(slug)}`, listing)}
        isSilent={isLoading}
        description={category?.description}
      />
      <ListingHead trail={['Home', name]} title={isLoading ? 'Loading category…' : name}>
        {isLoading && (
          <>
            <Skeleton height={24} sx={{ maxWidth: '56ch' }} />
            <Skeleton width={180} height={20} />
          </>
        )}
        {category && (
          <Typography dir="auto" sx={{ maxWidth: MEASURE, textWrap: 'pretty' }}>
            {category.description}
          </Typography>
        )}
        {category?.productCount != null && (
          <Typography variant="reading" color="textSecondary" sx={{ fontSize: 'body2.fontSize' }}>
            {`${formatCount(category.productCount)} products available`}
          </Typography>
        )}
      </ListingHead>
      <Listing listing={listing} slug={slug} category={category} hasFailed={error !== null && !category} />
    </Page>
  )
}

function MissingCategory() {
  return (
    <Notice
      drawing="missing"
      level={1}
      role="alert"
      title="Category Not Found"
      hint="The category you're looking for doesn't exist."
    >
      <PageHead title="Category Not Found" noIndex isSilent />
      <RouterButton to="/" variant="contained">
        All products
      </RouterButton>
    </Notice>
  )
}
