/** Product feeds of networks of the Netherlands and France. */
import type { Layout } from './layout.ts'

const daisycon: Layout = {
  name: 'daisycon',
  headings: ['daisycon_unique_id', 'title', 'price', 'link'],
  fields: {
    id: ['daisycon_unique_id'],
    originalPrice: ['price_old'],
    images: ['image_large', 'image_default', 'image_medium', 'image_small', 'additional_image_link'],
    category: ['category_path', 'category'],
  },
  categoryPath: /[>|]/,
  pictureSizes: 4,
}

/** Daisycon's XML and JSON. */
const daisyconNested: Layout = {
  name: 'daisycon-xml',
  headings: ['update_info.daisycon_unique_id', 'product_info.title', 'product_info.price', 'product_info.link'],
  fields: {
    id: ['update_info.daisycon_unique_id'],
    title: ['product_info.title'],
    price: ['product_info.price'],
    originalPrice: ['product_info.price_old'],
    currency: ['product_info.currency'],
    affiliateUrl: ['product_info.link'],
    images: ['product_info.images.image.location', 'product_info.images.location'],
    brand: ['product_info.brand'],
    category: ['product_info.category_path', 'product_info.category'],
    description: ['product_info.description'],
    availability: ['product_info.in_stock'],
    forSale: ['update_info.status'],
  },
  categoryPath: /[>|]/,
}

const effiliation: Layout = {
  name: 'effiliation',
  headings: ['id', 'title', 'link', 'price', 'price_norebate'],
  fields: {
    originalPrice: ['price_norebate'],
    category: ['category_level4', 'category_level3', 'category_level2', 'category'],
  },
}

const netAffiliation: Layout = {
  name: 'netaffiliation',
  headings: ['Id product', 'Url', 'Url large image', 'Crossed prices'],
  fields: {
    id: ['Id product'],
    price: ['Price'],
    originalPrice: ['Crossed prices'],
    affiliateUrl: ['Url'],
    images: ['Url large image', 'Url small image'],
    category: ['Category merchant', 'Category'],
  },
  pictureSizes: 2,
}

/** The newer feeds of NetAffiliation, which is called Kwanko now, in English and French. */
const kwanko: Layout = {
  name: 'kwanko',
  headings: ['name of the product', 'current price', 'product page URL'],
  fields: {
    id: ['internal reference'],
    title: ['name of the product'],
    price: ['current price'],
    originalPrice: ['crossed price'],
    affiliateUrl: ['product page URL'],
    images: ['big image', 'URL of the big image', 'small image', 'URL of the small image'],
    category: ['product category'],
    description: ['Description of the product', 'Discription of the product', 'description'],
  },
  pictureSizes: 4,
}

const kwankoFrench: Layout = {
  name: 'kwanko-fr',
  headings: ['prix actuel', 'URL de la page produit'],
  fields: {
    id: ['référence interne'],
    title: ['nom', 'nom du produit', 'titre'],
    price: ['prix actuel'],
    originalPrice: ['prix barré'],
    affiliateUrl: ['URL de la page produit'],
    images: ['URL image grande', 'URL image petite'],
    brand: ['nom de la marque', 'marque'],
    category: ["catégorie Fil d'ariane", 'catégorie'],
    description: ['description', 'descriptif'],
  },
  pictureSizes: 2,
}

/** The answer of Kelkoo's search, as JSON. */
const kelkoo: Layout = {
  name: 'kelkoo',
  headings: ['offerId', 'title', 'price', 'goUrl'],
  fields: {
    id: ['offerId'],
    originalPrice: ['priceWithoutRebate'],
    affiliateUrl: ['goUrl'],
    images: ['images.zoomUrl', 'images.url'],
    brand: ['brand.name'],
    category: ['category.name', 'merchantProvidedCategory'],
    availability: ['availabilityStatus'],
  },
  pictureSizes: 2,
}

export const EUROPEAN_NETWORKS: Layout[] = [
  daisycon,
  daisyconNested,
  effiliation,
  netAffiliation,
  kwanko,
  kwankoFrench,
  kelkoo,
]
