/** The fields of products, with their usual headings in English, German, French and Spanish. */

/** Headings of each field. If a row has several of them, the first one with a value wins. */
export const SYNONYMS = {
  id: 'sku, ugs, id, artikelnummer, art nr, article number, item number, product id, pid, reference, referencia',
  title:
    'title, name, product title, product name, product, titel, bezeichnung, produktname, nom, titre, nombre, titulo',
  price:
    'price, regular price, current price, price without currency symbol, preis, regularer preis, normaler preis, verkaufspreis, prix, tarif regulier, prix regulier, precio, precio normal, precio regular',
  salePrice:
    'sale price, special price, sale price without currency symbol, angebotspreis, aktionspreis, tarif promo, prix promo, precio rebajado',
  saleDates: 'sale price effective date',
  saleStarts:
    'date sale price starts, datum an dem angebotspreis beginnt, datum an dem der angebotspreis beginnt, angebotspreis gultig ab, date de debut de promo, dia en que empieza el precio rebajado',
  saleEnds:
    'date sale price ends, datum an dem angebotspreis endet, datum an dem der angebotspreis endet, angebotspreis gultig bis, date de fin de promo, dia en que termina el precio rebajado',
  originalPrice:
    'original price, list price, rrp, msrp, uvp, was, was price, old price, compare at price, listenpreis, streichpreis, prix conseille',
  currency: 'currency, currency code, price currency, currency id, wahrung, devise, moneda, divisa',
  affiliateUrl:
    'affiliate url, affiliate link, external url, externe url, url externe, url externa, deeplink, tracking url, link, url, product url, product link, purl, produktlink, produkt url, lien, enlace',
  images:
    'image link, images, image, image url, image urls, imgurl, picture, pictures, picture url, photo, bilder, bild, bild url, imagenes, imagen, additional image link',
  brand:
    'brand, brands, brand name, maker, manufacturer, marke, marken, hersteller, marque, marques, fabricant, marca, marcas, fabricante, vendor',
  category:
    'product type, categories, category, kategorien, kategorie, categorie, categorias, categoria, product category, department, merchant category, primary category, ptype, google product category name, google product category, category id',
  description:
    'description, product description, beschreibung, produktbeschreibung, descripcion, details, text, short description, kurzbeschreibung, description courte, descripcion corta, summary, content',
  availability:
    'in stock, availability, available, is available, vorratig, auf lager, lagerstatus, verfugbarkeit, verfugbar, en stock, disponibilite, existencias, en inventario, disponibilidad, stock, bestand, lagerbestand, lager, inventario',
  featured: 'is featured, featured, ist hervorgehoben, hervorgehoben, mis en avant, esta destacado, destacado',
  newArrival: 'new, is new, new arrival, neu, nouveau, nuevo',
  bestSeller: 'best seller, is best seller',
  createdAt: 'created at, created, date, date added, date created, published at, datum, fecha',
  rating: 'rating, average rating, bewertung, valoracion',
  reviewCount: 'reviews, review count, number of reviews, rating count, bewertungen, avis',
  asin: 'asin',
  group: 'item group id',
  backorders: 'backorders allowed',
  stockCounter: 'inventory tracker',
  discountAmount: 'discount amount',
  discountPercent: 'discount percent',
  forSale: 'status, published, active, enabled, visible, visibility, is active, is published, product status',
  // Only layouts have columns with these.
  merchant: '',
  rowType: '',
  children: '',
  surcharge: '',
  translation: '',
  minorUnit: '',
  discountMode: '',
}
export type Field = keyof typeof SYNONYMS

export const isField = (name: string): name is Field => Object.hasOwn(SYNONYMS, name)
