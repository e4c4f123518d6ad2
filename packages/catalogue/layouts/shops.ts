/** Exports of the programs that shops run on. */
import type { Layout } from './layout.ts'

const prestaShop: Layout = {
  name: 'prestashop',
  headings: ['Active (0/1)', 'Categories (x,y,z...)'],
  fields: {
    id: ['Product ID', 'ID'],
    title: ['Name *', 'Name'],
    price: ['Price tax included', 'Price tax excluded', 'Price tax excluded or Price tax included'],
    discountAmount: ['Discount amount'],
    discountPercent: ['Discount percent'],
    saleStarts: ['Discount from (yyyy-mm-dd)'],
    saleEnds: ['Discount to (yyyy-mm-dd)'],
    images: ['Image URLs (x,y,z...)'],
    brand: ['Manufacturer'],
    category: ['Categories (x,y,z...)'],
    description: ['Description', 'Summary', 'Short description'],
    availability: ['Quantity'],
    forSale: ['Active (0/1)'],
  },
  categoryPath: ',',
}

const shopify: Layout = {
  name: 'shopify',
  headings: ['Handle', 'Variant Price', 'Image Src'],
  fields: {
    id: [],
    group: ['Handle'],
    title: ['Title'],
    price: ['Variant Price'],
    originalPrice: ['Variant Compare At Price'],
    images: ['Image Src', 'Variant Image'],
    brand: ['Vendor'],
    category: ['Type', 'Product Category'],
    description: ['Body (HTML)'],
    availability: ['Variant Inventory Qty'],
    backorders: ['Variant Inventory Policy'],
    stockCounter: ['Variant Inventory Tracker'],
    forSale: ['Status', 'Published'],
  },
  hasContinuedRows: true,
}

/** The headings that Shopify has since 2025. */
const newShopify: Layout = {
  name: 'shopify-new',
  headings: ['URL handle', 'Price', 'Product image URL'],
  fields: {
    id: [],
    group: ['URL handle'],
    title: ['Title'],
    price: ['Price'],
    originalPrice: ['Compare-at price'],
    images: ['Product image URL', 'Variant image URL'],
    brand: ['Vendor'],
    category: ['Type', 'Product category'],
    description: ['Description'],
    availability: ['Inventory quantity'],
    backorders: ['Continue selling when out of stock'],
    stockCounter: ['Inventory tracker'],
    forSale: ['Status', 'Published on online store'],
  },
  hasContinuedRows: true,
}

/** The answer of `/products.json`, which each shop of Shopify has. */
const shopifyJson: Layout = {
  name: 'shopify-json',
  headings: ['handle', 'vendor', 'variants.price'],
  fields: {
    id: [],
    group: ['handle'],
    price: ['variants.price'],
    originalPrice: ['variants.compare_at_price'],
    images: ['images.src'],
    brand: ['vendor'],
    category: ['product_type'],
    description: ['body_html'],
    availability: ['variants.available', 'variants.inventory_quantity'],
    backorders: ['variants.inventory_policy'],
    forSale: ['status'],
  },
  variants: 'variants',
}

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

export const SHOPS: Layout[] = [prestaShop, shopify, newShopify, shopifyJson, yml, heureka, google]
