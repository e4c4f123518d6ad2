/**
 * Wire contract: every entity and response that crosses /api (spec §3, §7).
 *
 * The app and the mock API both import it; neither redeclares a shape. Unknown fields are ignored.
 * Fields that may be null or absent (product/api-answers.md) are `nullish` or have a default.
 */
import * as z from 'zod/mini'
import { PATH_PART } from './path-part.ts'

const optionalText = z.nullish(z.string())

/** Replaces an absent or null field by a default value. */
export const withDefault = <T extends z.ZodMiniType>(field: T, otherwise: z.output<T>) =>
  z.pipe(
    z.nullish(field),
    z.transform((value): z.output<T> => value ?? otherwise),
  )

const flag = withDefault(z.boolean(), false)

/** A list of strings. An invalid item becomes an empty string, an invalid list an empty list. */
const texts = z.catch(withDefault(z.array(z.catch(z.string(), '')), []), [])

/** A safe integer of at least `least`. One refinement has the same message for every invalid number. */
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
/** Treats an invalid count as missing, so that the row stays. */
const optionalCount = z.catch(z.nullish(Count), undefined)

/** An id or a slug that URLs contain. */
export const Key = z.string().check(z.refine((text) => PATH_PART.test(text), 'cannot be part of a URL path'))

/**
 * A list that drops invalid rows with a console warning that names the field (product/api-answers.md).
 * If no row is valid, the list is invalid and reports the error of its first row.
 */
const rowsOf = <T extends z.ZodMiniType>(row: T, name: string) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows, { issues }): z.output<T>[] => {
      const invalid: z.core.$ZodIssue[] = []
      const validRows = rows.flatMap((candidate, index) => {
        const parsed = row.safeParse(candidate)
        if (parsed.success) return [parsed.data]
        console.warn(`Dropped ${name} ${index} of the answer: ${describeIssue(parsed.error)}`)
        invalid.push(...parsed.error.issues)
        return []
      })
      const [first] = invalid
      if (first && validRows.length === 0) {
        issues.push({ code: 'custom', path: [0, ...first.path], message: reasonOf(first), input: rows })
      }
      return validRows
    }),
  )

/** Describes the first issue with its field: "total: expected number". */
export function describeIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'answer'}: ${reasonOf(issue)}` : 'unknown shape'
}

const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message

/** A product (spec §3), plus `createdAt` (ISO 8601) for sorting. Decimals are strings. */
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

/** GET /api/products. `total` counts all matches, `products` is one page of them. */
export const ProductList = z.object({ products: rowsOf(Product, 'product'), total: Count })
export type ProductList = z.infer<typeof ProductList>

/** GET /api/categories/{slug}. In the list of categories `description` is absent. */
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

/** A brand. No URL contains its slug, so any text is valid. */
export const Brand = z.object({ id: Key, slug: z.string(), name: z.string(), productCount: optionalCount })
export type Brand = z.infer<typeof Brand>

/** GET /api/brands. */
export const BrandList = rowsOf(Brand, 'brand')

export const CartItem = z.object({ product: Product, quantity: Quantity })
export type CartItem = z.infer<typeof CartItem>

/** GET /api/cart. */
export const Cart = rowsOf(CartItem, 'cart line')
export type Cart = z.infer<typeof Cart>

/** GET /api/cart/count: the sum of all quantities. */
export const CartCount = z.object({ count: Count })
export type CartCount = z.infer<typeof CartCount>

/** Body of POST /api/cart/add and PUT /api/cart/update. */
export const CartWrite = z.object({ productId: z.string(), quantity: Quantity })
export type CartWrite = z.infer<typeof CartWrite>

/** Body of DELETE /api/cart/remove. */
export const CartRemoval = z.object({ productId: z.string() })
export type CartRemoval = z.infer<typeof CartRemoval>

/** If a field of a block has the wrong type, treats the field as missing, so that the rest of the post renders. */
const lenient = <T extends z.ZodMiniType>(field: T) => z.catch(z.optional(field), undefined)
const text = lenient(z.string())
const size = lenient(z.number())

/** A block of a post (spec §3). Unknown types render nothing. */
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
    caption: text,
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

/** Drops unknown and malformed blocks without a warning, because they render nothing (spec §3). */
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

/** Query parameters of GET /api/products (spec §7). Prices are whole numbers in the shop's currency. */
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
