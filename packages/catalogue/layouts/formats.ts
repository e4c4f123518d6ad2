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

export const FORMATS: Layout[] = [yml, heureka, google]
