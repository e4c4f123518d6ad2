/** Tables that WooCommerce exports in several languages (WC_Product_CSV_Exporter), and the answers of its two APIs. */
import type { Layout } from './layout.ts'

const english: Layout = {
  name: 'woocommerce',
  headings: ['Type', 'Published', 'Visibility in catalog'],
  fields: {
    group: ['Parent', 'Übergeordnetes Produkt', 'Superior'],
    rowType: ['Type', 'Typ', 'Tipo'],
    forSale: [
      'Published',
      'Visibility in catalog',
      'Veröffentlicht',
      'Sichtbarkeit im Katalog',
      'Katalogsichtbarkeit',
      'Publié',
      'Visibilité dans le catalogue',
      'Publicado',
      'Visibilidad en el catálogo',
    ],
    backorders: [
      'Backorders allowed?',
      'Lieferrückstände erlaubt?',
      'Lieferrückstand erlaubt?',
      'Rückstände erlaubt?',
      'Autoriser les commandes de produits en rupture ?',
      '¿Permitir reservas de productos agotados?',
    ],
  },
  parentTypes: ['variable', 'variable-subscription', 'grouped'],
  categoryList: ',',
  hidden: ['-1'],
  hasEscapes: true,
  attributeNames: ['Attribute # name', 'Attribut # Name', "Nom de l'attribut #", 'Nombre del atributo #'],
}

const german: Layout = {
  ...english,
  name: 'woocommerce-de',
  headings: ['Typ', 'Veröffentlicht', 'Sichtbarkeit im Katalog'],
}
const olderGerman: Layout = {
  ...english,
  name: 'woocommerce-de-older',
  headings: ['Typ', 'Veröffentlicht', 'Katalogsichtbarkeit'],
}
const french: Layout = {
  ...english,
  name: 'woocommerce-fr',
  headings: ['Type', 'Publié', 'Visibilité dans le catalogue'],
}
const spanish: Layout = {
  ...english,
  name: 'woocommerce-es',
  headings: ['Tipo', 'Publicado', 'Visibilidad en el catálogo'],
}

/** The answer of `/wp-json/wc/v3/products`. A variable product has the price of its cheapest variation. */
const restJson: Layout = {
  name: 'woocommerce-json',
  headings: ['permalink', 'regular_price', 'stock_status'],
  fields: {
    id: ['sku', 'id'],
    title: ['name'],
    price: ['price'],
    // The price is that of the sale already.
    salePrice: [],
    originalPrice: ['regular_price'],
    affiliateUrl: ['external_url', 'permalink'],
    images: ['images.src'],
    brand: ['brands.name'],
    category: ['categories.name'],
    availability: ['stock_status'],
    createdAt: ['date_created'],
    forSale: ['status', 'catalog_visibility'],
  },
}

/** The answer of `/wp-json/wc/store/v1/products`, whose prices are in cents. */
const storeJson: Layout = {
  name: 'woocommerce-store-json',
  headings: ['permalink', 'prices.price', 'prices.currency_minor_unit'],
  fields: {
    id: ['sku', 'id'],
    title: ['name'],
    price: ['prices.price'],
    salePrice: [],
    originalPrice: ['prices.regular_price'],
    currency: ['prices.currency_code'],
    minorUnit: ['prices.currency_minor_unit'],
    affiliateUrl: ['permalink'],
    images: ['images.src'],
    brand: ['brands.name'],
    category: ['categories.name'],
    availability: ['is_in_stock'],
  },
}

export const WOOCOMMERCE: Layout[] = [english, german, olderGerman, french, spanish, restJson, storeJson]
