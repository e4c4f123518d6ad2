/** Product feeds of affiliate networks. */
import type { Layout } from './layout.ts'

const awin: Layout = {
  name: 'awin',
  headings: ['aw_product_id', 'aw_deep_link', 'search_price'],
  fields: {
    id: ['aw_product_id'],
    title: ['product_name'],
    price: ['search_price'],
    originalPrice: ['product_price_old', 'rrp_price'],
    // Never merchant_deep_link, which pays no commission.
    affiliateUrl: ['aw_deep_link'],
    images: ['merchant_image_url', 'large_image', 'aw_image_url', 'alternate_image', 'alternate_image_two'],
    brand: ['brand_name'],
    category: ['merchant_product_category_path', 'merchant_category', 'category_name'],
    description: ['description', 'product_short_description'],
    availability: ['in_stock', 'stock_status', 'stock_quantity'],
    rating: ['average_rating'],
    group: ['parent_product_id'],
  },
  firstVariantHasId: true,
}

const tradeDoubler: Layout = {
  name: 'tradedoubler',
  headings: ['productUrl', 'productImage', 'priceValue'],
  fields: {
    id: ['id', 'sku'],
    price: ['priceValue'],
    originalPrice: ['previousPrice'],
    currency: ['priceCurrency'],
    affiliateUrl: ['productUrl'],
    images: ['productImage'],
    category: ['categories'],
  },
  // Sizes of the picture, and the ids of categories, follow.
  endsAt: { images: '::', category: ';' },
}

const tradeTracker: Layout = {
  name: 'tradetracker',
  headings: ['fromPrice', 'productURL', 'imageURL'],
  fields: {
    originalPrice: ['fromPrice'],
    affiliateUrl: ['productURL'],
    images: ['imageURL', 'images'],
    category: ['subsubcategories', 'subcategories', 'categoryPath', 'categories'],
  },
}

const rakuten: Layout = {
  name: 'rakuten',
  headings: ['Product Name', 'Product URL', 'Retail Price', 'Class ID'],
  columns: [
    'Product ID',
    'Product Name',
    'SKU',
    'Primary Category',
    'Secondary Category',
    'Product URL',
    'Product Image URL',
    'Buy URL',
    'Short Description',
    'Long Description',
    'Discount',
    'Discount Type',
    'Sale Price',
    'Retail Price',
    'Begin Date',
    'End Date',
    'Brand',
    'Shipping',
    'Keywords',
    'Manufacturer Part Number',
    'Manufacturer Name',
    'Shipping Information',
    'Availability',
    'UPC',
    'Class ID',
    'Currency',
  ],
  separator: '|',
  frame: { first: 'HDR', last: 'TRL' },
  fields: {
    id: ['Product ID'],
    title: ['Product Name'],
    price: ['Retail Price'],
    salePrice: ['Sale Price'],
    affiliateUrl: ['Product URL'],
    images: ['Product Image URL'],
    brand: ['Brand', 'Manufacturer Name'],
    category: ['Secondary Category', 'Primary Category'],
    description: ['Long Description', 'Short Description'],
  },
  categoryPath: '~~',
}

export const NETWORKS: Layout[] = [awin, tradeDoubler, tradeTracker, rakuten]
