import { useQuery } from '@tanstack/react-query'
import { categoriesOptions, productListOptions } from '#src/api/catalogue-queries.ts'
import { ProductImage } from '#src/features/products/ProductImage.tsx'
import { PlainLink } from '#src/ui/controls/links.tsx'
import { CardList } from '#src/ui/page/CardList.tsx'

const NEWEST = { page: 1, limit: 60, sortBy: 'createdAt', sortOrder: 'desc' }

const pathOf = (slug: string): string => `/category/${encodeURIComponent(slug)}`

/**
 * Links to the categories that have products, each with the picture of one of its newest products. Renders nothing until
 * they are loaded.
 */
export function CategoryTiles() {
  const { data: categories } = useQuery(categoriesOptions())
  const { data: newest } = useQuery(productListOptions(NEWEST))
  const filled = categories?.filter(({ productCount }) => productCount !== 0)
  if (!filled?.length) return null
  const pictureOf = (id: string) =>
    newest?.products.find(({ categoryId, images }) => categoryId === id && images.length > 0)?.images[0]
  return (
    <CardList count={{ xs: 2, sm: 3, lg: 4 }} gap={{ xs: 2, sm: 3 }} sx={{ marginBottom: 8 }}>
      {filled.map(({ id, slug, name }) => (
        <PlainLink key={id} to={pathOf(slug)} sx={TILE}>
          <ProductImage src={pictureOf(id)} alt="" width={80} height={80} />
          <span dir="auto">{name}</span>
        </PlainLink>
      ))}
    </CardList>
  )
}

const TILE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: { xs: 1, sm: 3 },
  overflowWrap: 'anywhere',
  '& img': {
    flex: 'none',
    borderRadius: ({ shape }: { shape: { pictureRadius: number } }) => `${shape.pictureRadius}px`,
  },
}
