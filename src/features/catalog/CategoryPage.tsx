import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/client.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { Listing } from './Listing.tsx'
import { ListingHead } from './ListingPage.tsx'
import type { ListingSearch } from './listing-search.ts'
import { categoryOptions } from './queries.ts'

/** The listing of one category, which its filters can't leave (spec §2). */
export function CategoryPage({ slug, listing }: { slug: string; listing: ListingSearch }) {
  const { data: category, error } = useQuery(categoryOptions(slug))
  if (error instanceof ApiError && error.status === 404) return <MissingCategory />
  const name = category?.name ?? 'Category'
  return (
    <Page>
      <PageHead title={name} description={category?.description} />
      <ListingHead>
        <Breadcrumbs trail={['Home', name]} />
        <h1>{category || error ? name : 'Loading category…'}</h1>
        {category && (
          <>
            <p>{category.description}</p>
            {category.productCount != null && (
              <Count>{category.productCount.toLocaleString('en-US')} products available</Count>
            )}
          </>
        )}
      </ListingHead>
      <Listing listing={listing} slug={slug} category={category} hasFailed={error !== null} />
    </Page>
  )
}

function MissingCategory() {
  return (
    <Notice level={1} title="Category Not Found" hint="The category you're looking for doesn't exist.">
      <PageHead title="Category Not Found" isMissing />
      <RouterButton to="/" variant="contained">
        All products
      </RouterButton>
    </Notice>
  )
}

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.reading,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}))
