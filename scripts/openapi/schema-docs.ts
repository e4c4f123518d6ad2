/**
 * What the contract's schemas can't say of themselves: what each field means and
 * which values a backend should send. A field added to the contract has to be
 * described here before the types agree.
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

/** A description, or one with further JSON Schema keywords. */
type FieldDoc = string | { description: string; [keyword: string]: unknown }
type Doc<Entity> = { description: string; fields: { [Field in keyof Required<Entity>]: FieldDoc } }

const MONEY = String.raw`^\d+(\.\d{1,2})?$`
const ADDRESSABLE = 'Neither empty nor `.` or `..`, and without lone surrogates: the shop leaves such a row out.'
const UNCOUNTED = 'Anything but a whole number of at least 0 counts as absent.'
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
      'A product. Decimals travel as text, so that no amount is ever rounded. What may be `null` may also be absent.',
    fields: {
      id: `Stands in \`/products/{id}\` of the shop’s address. ${ADDRESSABLE}`,
      title: 'Shown as it is; never read as HTML.',
      images: 'Addresses of pictures, the main one first. May be empty: the shop then shows a placeholder.',
      price: {
        description: 'In dollars, such as `1299.00`; a dash is shown for what is no finite number.',
        pattern: MONEY,
      },
      originalPrice: { description: 'The price before a discount; the shop shows what is saved.', pattern: MONEY },
      discountPercentage: 'Over 10, a card may say Limited Deal.',
      rating: { description: 'Out of 5, such as `4.7`.', pattern: String.raw`^[0-5](\.\d+)?$` },
      reviewCount: `How many ratings stand behind it. ${UNCOUNTED}`,
      isBestSeller: 'The first of the badges a card may carry.',
      isNewArrival: 'The second.',
      isFeatured: 'The third; featured products of the first listing page run in the ticker.',
      isAvailable: 'In stock or out of stock.',
      affiliateUrl:
        'Where the product is bought: `http` or `https`, or a path on the shop’s own site. Anything else counts as none.',
      brand: 'The brand’s name, as in the list of brands.',
      category: 'The category’s name.',
      categoryId: 'The category’s id, for related products.',
      asin: 'The retailer’s article number.',
      description: 'One paragraph a line.',
      createdAt: dateTime(
        'When the product came into the catalogue. The listing sorts by it; the shop never shows it.',
      ),
    },
  },
  ProductList: {
    description: 'One page of a listing.',
    fields: {
      products: 'The products of this page, in the order asked for; empty beyond the last page.',
      total: 'How many products match, on all pages together.',
    },
  },
  Category: {
    description: 'A category. The list of categories may leave `description` out.',
    fields: {
      id: `Sent as \`categoryId\` to filter a listing. ${ADDRESSABLE}`,
      slug: `Stands in \`/category/{slug}\` of the shop’s address. ${ADDRESSABLE}`,
      name: 'Shown in filters and headings.',
      description: 'Shown below the heading of the category’s page.',
      productCount: `How many products the category holds. ${UNCOUNTED}`,
    },
  },
  Brand: {
    description: 'A brand.',
    fields: {
      id: `Sent as \`brandId\` to filter a listing. ${ADDRESSABLE}`,
      slug: 'The name, fit for an address.',
      name: 'The same text as `brand` of its products.',
      productCount: `How many products the brand has. ${UNCOUNTED}`,
    },
  },
  CartItem: {
    description: 'One line of a cart.',
    fields: {
      product: 'The whole product, `affiliateUrl` included: the checkout opens it.',
      quantity: 'How many of it. Of another quantity the shop leaves the line out.',
    },
  },
  CartCount: {
    description: 'The number beside the cart’s button.',
    fields: { count: 'The sum of the quantities of all lines, not the number of lines.' },
  },
  CartWrite: {
    description: 'A product and a quantity.',
    fields: { productId: 'The product’s id.', quantity: 'A whole number of at least 1.' },
  },
  CartRemoval: { description: 'A product to take out.', fields: { productId: 'The product’s id.' } },
  BlogPost: {
    description: 'A post of the blog.',
    fields: {
      id: `Any stable identifier. ${ADDRESSABLE}`,
      slug: `Selects the post: \`/blog?post={slug}\` in the shop’s address. ${ADDRESSABLE}`,
      title: 'Shown as it is.',
      excerpt: 'Shown in the list.',
      featuredImage: 'Address of a picture.',
      tags: 'The list shows three of them.',
      publishedAt: dateTime('Absent for a draft, which is shown as one.'),
      viewCount: `How often it was read. ${UNCOUNTED}`,
      blocks: 'The text, in order. A type that the shop does not know renders nothing.',
    },
  },
  BlogPostList: {
    description: 'One page of the blog.',
    fields: {
      posts: 'The posts of this page, newest first.',
      total: 'How many posts there are on all pages together.',
    },
  },
}

/** What the blocks of a post are for, by type. */
export const BLOCK_DOCS: Record<string, string> = {
  paragraph: 'Text.',
  heading: 'A heading; `level` is 1 to 6, and 2 where it is absent.',
  image: 'A picture with an optional caption.',
  quote: 'A quotation and its source.',
  list: 'A list; `start` is the first number of an ordered one.',
  divider: 'A rule between two parts.',
  video:
    'A YouTube embed (`sourceType` `youtube` with `embedUrl` on youtube.com or youtube-nocookie.com), or a file in `src`.',
  'product-showcase': 'Products by id, each read with its own call; those that fail are left out.',
}
