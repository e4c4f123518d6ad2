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

/** The format of Google Merchant Center, which Meta and CJ read too, has the usual headings. */
const google: Layout = { name: 'google', headings: ['id', 'title', 'link', 'image_link', 'price'], fields: {} }

export const SHOPS: Layout[] = [prestaShop, google]
