/**
 * The wire contract: every entity and answer that crosses /api (spec §3, §7).
 *
 * Both sides of the wire read it, the app and the mock API, and neither
 * redeclares a shape it names. Unknown extra fields are ignored; what product.md
 * allows to be null or absent is `nullish` here, or has a default for both.
 */
import * as z from 'zod/mini'

const optionalText = z.nullish(z.string())

/** The value of a field that is absent or null. */
const withDefault = <T extends z.ZodMiniType>(field: T, otherwise: z.output<T>) =>
  z.pipe(
    z.nullish(field),
    z.transform((value): z.output<T> => value ?? otherwise),
  )

const flag = withDefault(z.boolean(), false)

/** Texts of which a broken one is empty; anything but a list of them is an empty list. */
const texts = z.catch(withDefault(z.array(z.catch(z.string(), '')), []), [])

/** A safe integer of at least so much. The refinements here are lighter than what zod has for the same. */
const whole = (least: number) =>
  z
    .number()
    .check(
      z.refine(
        (value) => Number.isSafeInteger(value) && value >= least,
        `expected a whole number of at least ${least}`,
      ),
    )
export const Count = whole(0)
export const Quantity = whole(1)
/** A count that is none is not worth its row: it counts as absent. */
const optionalCount = z.catch(z.nullish(Count), undefined)

/**
 * What a path can carry as one of its parts, the shop's and the API's: text that
 * can be encoded (a lone surrogate can't), and neither nothing nor a step up.
 */
export const PATH_PART = /^(?!\.{1,2}$)[^\uD800-\uDFFF]+$/u

/** An id or a slug, of which addresses are made. */
export const Key = z.string().check(z.refine((text) => PATH_PART.test(text), 'no address can carry it'))

/**
 * A list that survives a broken row: the row is dropped with a console warning
 * that names its field, the rest of the page stays (product.md, Contract). Where
 * nothing is left of it, the list is as broken as its first row.
 */
const rowsOf = <T extends z.ZodMiniType>(row: T, name: string) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows, { issues }): z.output<T>[] => {
      const broken: z.core.$ZodIssue[] = []
      const kept = rows.flatMap((candidate, index) => {
        const parsed = row.safeParse(candidate)
        if (parsed.success) return [parsed.data]
        console.warn(`Dropped ${name} ${index} of the answer: ${describeIssue(parsed.error)}`)
        broken.push(...parsed.error.issues)
        return []
      })
      const [first] = broken
      if (first && kept.length === 0) {
        issues.push({ code: 'custom', path: [0, ...first.path], message: reasonOf(first), input: rows })
      }
      return kept
    }),
  )

/** The first thing that is wrong with an answer, naming the field: "total: Invalid input". */
export function describeIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'answer'}: ${reasonOf(issue)}` : 'unknown shape'
}

const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message

/** spec §3, plus `createdAt` (ISO 8601), by which the listing sorts. Decimals travel as strings. */
export const Product = z.object({
  id: Key,
  title: z.string(),
  images: withDefault(z.array(z.string()), []),
  price: z.string(),
  originalPrice: optionalText,
  discountPercentage: z.nullish(z.number()),
  rating: optionalText,
  reviewCount: optionalCount,
  isBestSeller: flag,
  isNewArrival: flag,
  isFeatured: flag,
  isAvailable: withDefault(z.boolean(), true),
  affiliateUrl: optionalText,
  brand: optionalText,
  category: optionalText,
  categoryId: optionalText,
  asin: optionalText,
  description: optionalText,
  createdAt: optionalText,
})
export type Product = z.infer<typeof Product>

/** GET /api/products. `total` counts every match, `products` holds one page of them. */
export const ProductList = z.object({ products: rowsOf(Product, 'product'), total: Count })
export type ProductList = z.infer<typeof ProductList>

/** GET /api/categories/{slug}; the list of categories leaves `description` out. */
export const Category = z.object({
  id: Key,
  slug: Key,
  name: z.string(),
  description: optionalText,
  productCount: optionalCount,
})
export type Category = z.infer<typeof Category>

/** GET /api/categories. */
export const CategoryList = rowsOf(Category, 'category')

/** No address is made of a brand's slug. */
export const Brand = z.object({ id: Key, slug: z.string(), name: z.string(), productCount: optionalCount })
export type Brand = z.infer<typeof Brand>

/** GET /api/brands. */
export const BrandList = rowsOf(Brand, 'brand')

export const CartItem = z.object({ product: Product, quantity: Quantity })
export type CartItem = z.infer<typeof CartItem>

/** GET /api/cart. */
export const Cart = rowsOf(CartItem, 'cart line')
export type Cart = z.infer<typeof Cart>

/** GET /api/cart/count: the sum of quantities. */
export const CartCount = z.object({ count: Count })
export type CartCount = z.infer<typeof CartCount>

/** Body of POST /api/cart/add and PUT /api/cart/update. */
export const CartWrite = z.object({ productId: z.string(), quantity: Quantity })
export type CartWrite = z.infer<typeof CartWrite>

/** Body of DELETE /api/cart/remove. */
export const CartRemoval = z.object({ productId: z.string() })
export type CartRemoval = z.infer<typeof CartRemoval>

/** A block's field of the wrong type counts as absent, so the rest of the post still renders. */
const lenient = <T extends z.ZodMiniType>(field: T) => z.catch(z.optional(field), undefined)
const text = lenient(z.string())
const size = lenient(z.number())

/** spec §3, blog block types. A type that is not in this list renders nothing. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), content: text }),
  z.object({ type: z.literal('heading'), content: text, level: lenient(z.number()) }),
  z.object({
    type: z.literal('image'),
    src: text,
    alt: text,
    align: lenient(z.enum(['left', 'center', 'right'])),
    width: size,
    height: size,
    caption: text,
  }),
  z.object({ type: z.literal('quote'), content: text, cite: text }),
  z.object({
    type: z.literal('list'),
    style: lenient(z.enum(['ordered', 'unordered'])),
    start: lenient(z.number()),
    items: texts,
  }),
  z.object({ type: z.literal('divider') }),
  z.object({
    type: z.literal('video'),
    sourceType: text,
    embedUrl: text,
    src: text,
    controls: lenient(z.boolean()),
    autoplay: lenient(z.boolean()),
    poster: text,
  }),
  z.object({
    type: z.literal('product-showcase'),
    productIds: texts,
    badge: text,
    priceNote: text,
    ctaText: text,
    ctaUrl: text,
  }),
])
export type Block = z.infer<typeof Block>

/** Unknown and malformed blocks are left out without a word: spec §3 says they render nothing. */
const Blocks = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((blocks): Block[] =>
      blocks.flatMap((candidate) => {
        const parsed = Block.safeParse(candidate)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  ),
  [],
)

export const BlogPost = z.object({
  id: Key,
  slug: Key,
  title: z.string(),
  excerpt: optionalText,
  featuredImage: optionalText,
  tags: texts,
  publishedAt: optionalText,
  viewCount: optionalCount,
  blocks: withDefault(Blocks, []),
})
export type BlogPost = z.infer<typeof BlogPost>

/** GET /api/blog. */
export const BlogPostList = z.object({ posts: rowsOf(BlogPost, 'post'), total: Count })
export type BlogPostList = z.infer<typeof BlogPostList>

/** spec §9: the sorts a listing can be asked for, as sortBy-sortOrder. The first is the default. */
export const SORTS = ['createdAt-desc', 'createdAt-asc', 'price-asc', 'price-desc', 'rating-desc', 'title-asc'] as const
export type Sort = (typeof SORTS)[number]

/** The query of GET /api/products (spec §7). Prices are whole dollars. */
export type ProductQuery = {
  page?: number
  limit?: number
  sortBy?: string
  sortOrder?: string
  categoryId?: string
  brandId?: string
  search?: string
  minPrice?: number
  maxPrice?: number
}
