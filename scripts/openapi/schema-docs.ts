/**
 * Descriptions of the contract's schemas and fields for backend engineers.
 *
 * The types require an entry for every field of `contract.ts`.
 */
import type {
  BlogPost,
  BlogPostList,
  Brand,
  CartCount,
  CartItem,
  CartRemoval,
  CartWrite,
  Category,
  Product,
  ProductList,
} from '#src/api/contract.ts'

/** A description, optionally with JSON Schema keywords. */
type FieldDoc = string | { description: string; [keyword: string]: unknown }
type Doc<Entity> = { description: string; fields: { [Field in keyof Required<Entity>]: FieldDoc } }

const URL_PART = 'Must not be empty, `.` or `..`, or contain lone surrogates; the shop drops such a row.'
const COUNT = 'An integer of at least 0; the shop treats any other value as absent.'
const dateTime = (description: string) => ({ description, format: 'date-time' })

export type Docs = {
  Product: Doc<Product>
  ProductList: Doc<ProductList>
  Category: Doc<Category>
  Brand: Doc<Brand>
  CartItem: Doc<CartItem>
  CartCount: Doc<CartCount>
  CartWrite: Doc<CartWrite>
  CartRemoval: Doc<CartRemoval>
  BlogPost: Doc<BlogPost>
  BlogPostList: Doc<BlogPostList>
}

export const DOCS: Docs = {
  Product: {
    description:
      'A product. Decimal numbers are strings, so that amounts are not rounded. Fields that may be `null` may also be absent.',
    fields: {
      id: `Part of the shop’s URL \`/products/{id}\`. ${URL_PART}`,
      title: 'Shown as text, never as HTML.',
      images: 'URLs of pictures, the main one first. For an empty or absent list the shop shows a placeholder.',
      price:
        'In the shop’s currency, as a decimal number such as `1299.00`. Empty text if there is no price: the shop shows a dash for text that is not a finite number, and drops a product without this field.',
      originalPrice: 'The price before a discount, as a decimal number. The shop shows the difference as savings.',
      discountPercentage:
        'Above 10, the product’s card can show the badge Limited Deal, which has the lowest priority.',
      rating: { description: 'From 0 to 5, such as `4.7`.', pattern: String.raw`^[0-5](\.\d+)?$` },
      reviewCount: `The number of ratings. ${COUNT}`,
      isBestSeller: 'Shows the badge Best Seller, which has the highest priority. False if absent.',
      isNewArrival: 'Shows the badge New Arrival, which has the second priority. False if absent.',
      isFeatured:
        'Shows the badge Featured, which has the third priority. The ticker shows the featured products of the first listing page. False if absent.',
      isAvailable: 'True if the product is in stock, or if the field is absent.',
      affiliateUrl:
        'The URL of the product at the retailer: `http` or `https`, or a path on the shop’s site. The shop treats any other value as absent.',
      brand: 'The `name` of the brand in the list of brands.',
      category: 'The `name` of the category.',
      categoryId: 'The `id` of the category. The shop requests related products by it.',
      asin: 'The retailer’s article number.',
      description:
        'Plain text. Each line is a paragraph. Lines `Label: value` at the start are facts: `Weight: 10.7 oz`.',
      createdAt: dateTime(
        'When the product was added to the catalogue. The listing is sorted by it; the shop does not show it.',
      ),
    },
  },
  ProductList: {
    description: 'A page of the listing.',
    fields: {
      products: 'The products of this page, in the requested order. Empty beyond the last page.',
      total: 'The number of matching products on all pages.',
    },
  },
  Category: {
    description: 'A category. In the list of categories, `description` may be absent.',
    fields: {
      id: `The value of the \`categoryId\` parameter of the listing. ${URL_PART}`,
      slug: `Part of the shop’s URL \`/category/{slug}\`. ${URL_PART}`,
      name: 'Shown in filters and headings.',
      description: 'Shown below the heading of the category page.',
      productCount: `The number of products in the category. ${COUNT}`,
    },
  },
  Brand: {
    description: 'A brand.',
    fields: {
      id: `The value of the \`brandId\` parameter of the listing. ${URL_PART}`,
      slug: 'The name in a form for URLs.',
      name: 'The same text as `brand` of the brand’s products.',
      productCount: `The number of products of the brand. ${COUNT}`,
    },
  },
  CartItem: {
    description: 'A line of the cart.',
    fields: {
      product: 'The complete product, including `affiliateUrl`, which the checkout opens.',
      quantity: 'An integer of at least 1; the shop drops a line with any other value.',
    },
  },
  CartCount: {
    description: 'The number in the cart link of the header.',
    fields: { count: 'The sum of the quantities of all lines, not the number of lines.' },
  },
  CartWrite: {
    description: 'Body of the calls that add a product or set a quantity.',
    fields: { productId: 'The product’s id.', quantity: 'An integer of at least 1.' },
  },
  CartRemoval: { description: 'Body of the call that removes a product.', fields: { productId: 'The product’s id.' } },
  BlogPost: {
    description: 'A blog post.',
    fields: {
      id: `A stable identifier. ${URL_PART}`,
      slug: `Part of the shop’s URL \`/blog?post={slug}\`. ${URL_PART}`,
      title: 'Shown as text.',
      excerpt: 'Shown in the list of posts.',
      featuredImage: 'URL of a picture.',
      tags: 'The list of posts shows three of them. Empty if absent.',
      publishedAt: dateTime('Absent for a draft. The shop shows Draft in its place.'),
      viewCount: `The number of views. ${COUNT}`,
      blocks: 'The content in order. The shop renders nothing for an unknown type. Empty if absent.',
    },
  },
  BlogPostList: {
    description: 'A page of posts.',
    fields: {
      posts: 'The posts of this page, newest first.',
      total: 'The number of posts on all pages.',
    },
  },
}

/** Descriptions of the blocks of a post, by type. */
export const BLOCK_DOCS: Record<string, string> = {
  paragraph: 'Text.',
  heading: 'A heading. `level` is 1 to 6, 2 by default.',
  image: 'A picture with an optional caption.',
  quote: 'A quotation and its source.',
  list: 'A list. `start` is the first number of an ordered list.',
  divider: 'A horizontal line between two parts.',
  video:
    'A YouTube video (`sourceType` is `youtube`, and `embedUrl` is on youtube.com or youtube-nocookie.com), or a video file in `src`. Its optional caption is also its name for screen readers.',
  'product-showcase': 'Products by id. The shop requests each one separately and leaves out those that fail.',
}
