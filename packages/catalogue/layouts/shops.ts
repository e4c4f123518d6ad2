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

/** The rows of a configurable product name those of its variants. Rows of other store views translate a product. */
const magento: Layout = {
  name: 'magento',
  headings: ['sku', 'store_view_code', 'product_type', 'product_online'],
  fields: {
    id: ['sku'],
    saleStarts: ['special_price_from_date'],
    saleEnds: ['special_price_to_date'],
    images: ['base_image', 'small_image', 'thumbnail_image', 'additional_images'],
    availability: ['is_in_stock', 'qty'],
    backorders: ['allow_backorders'],
    rowType: ['product_type'],
    children: ['configurable_variations'],
    translation: ['store_view_code'],
    forSale: ['product_online', 'visibility'],
  },
  parentTypes: ['configurable', 'grouped'],
  categoryPath: '/',
  categoryList: ',',
  pictureSizes: 3,
  hidden: ['2'],
  attributeList: 'additional_attributes',
}

const wix: Layout = {
  name: 'wix',
  headings: ['handleId', 'fieldType', 'productImageUrl', 'surcharge'],
  fields: {
    id: [],
    group: ['handleId'],
    rowType: ['fieldType'],
    surcharge: ['surcharge'],
    discountAmount: ['discountValue'],
    discountMode: ['discountMode'],
    images: ['productImageUrl'],
    category: ['collection'],
    availability: ['inventory'],
  },
  parentTypes: ['product'],
  categoryList: ';',
  pictureFolder: 'https://static.wixstatic.com/media/',
}

const etsy: Layout = {
  name: 'etsy',
  headings: ['TITLE', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'MATERIALS'],
  fields: { availability: ['QUANTITY'] },
  // The SKUs of all variations are in one cell.
  endsAt: { id: ',' },
}

export const SHOPS: Layout[] = [prestaShop, shopify, newShopify, shopifyJson, magento, wix, etsy]
