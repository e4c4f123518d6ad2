/** Formats that many programs write. */
import type { Layout } from './layout.ts'

/** Yandex Market Language, whose headings Admitad's CSV has too. */
const yml: Layout = {
  name: 'yml',
  headings: ['id', 'url', 'price', 'currencyId', 'categoryId'],
  fields: {
    title: ['name', 'model'],
    originalPrice: ['oldprice'],
    images: ['picture'],
    brand: ['vendor'],
    group: ['group_id'],
  },
}

const heureka: Layout = {
  name: 'heureka',
  headings: ['ITEM_ID', 'PRODUCTNAME', 'PRICE_VAT', 'URL'],
  fields: {
    id: ['ITEM_ID'],
    title: ['PRODUCTNAME', 'PRODUCT'],
    price: ['PRICE_VAT'],
    images: ['IMGURL', 'IMGURL_ALTERNATIVE'],
    brand: ['MANUFACTURER'],
    category: ['CATEGORYTEXT'],
    group: ['ITEMGROUP_ID'],
  },
  categoryPath: '|',
}

/** The format of Google Merchant Center, which Meta and CJ read too, has the usual headings. */
const google: Layout = { name: 'google', headings: ['id', 'title', 'link', 'image_link', 'price'], fields: {} }

/** Products in the vocabulary of schema.org, as pages have them (read/json-ld.ts). */
const jsonLd: Layout = {
  name: 'json-ld',
  headings: ['@context', '@type', 'name'],
  fields: {
    id: ['sku', 'productID', 'offers.sku'],
    title: ['name', 'name.@value'],
    // A specification is the price before a sale, or the only one.
    price: ['offers.priceSpecification.price'],
    salePrice: ['offers.price', 'offers.lowPrice', 'offers.offers.price'],
    currency: ['offers.priceCurrency', 'offers.priceSpecification.priceCurrency', 'offers.offers.priceCurrency'],
    affiliateUrl: ['offers.url', 'url', 'offers.offers.url', '@id'],
    images: ['image', 'image.url', 'image.contentUrl', 'image.@id'],
    brand: ['brand.name', 'brand', 'manufacturer.name', 'manufacturer'],
    category: ['category', 'category.name'],
    description: ['description', 'description.@value'],
    availability: ['offers.availability', 'offers.offers.availability'],
    rating: ['aggregateRating.ratingValue'],
    reviewCount: ['aggregateRating.reviewCount', 'aggregateRating.ratingCount'],
    group: ['inProductGroupWithID', 'isVariantOf.productGroupID'],
    forSale: [],
  },
  variants: 'offers',
}

export const FORMATS: Layout[] = [yml, heureka, jsonLd, google]
