/** Exports of the programs that shops run on. */
import { json, jsonWithVariants, type LayoutFile, table } from './rows.ts'

/** WooCommerce's export has the same columns in each language. */
const woo = (layout: string, headings: string): LayoutFile => ({
  layout,
  text: table(
    headings,
    '%number%,external,%id%,%title%,%live:1:-1%,visible,%description%\\nOiled.,%stock:1:0%,%sale%,%full%,"Home, %path: > %",%picture%,%link%,,Brand,%brand%',
    {
      parent:
        '%number%,variable,%id%,%title%,1,visible,%description%\\nOiled.,1,,,"Clothing, %path: > %",%picture%,,,Brand,%brand%',
      variant: '%number%,"variation, virtual",%id%,%title%,1,visible,%description%,%stock:1:0%,,%price%,,,,%group%,,',
    },
  ),
  rows: 21,
  hasDraft: true,
  hasNoCurrency: true,
  shirt: { affiliateUrl: null },
})

const WOO_JSON =
  '"id": 7, "name": "%title%", "type": "simple", "permalink": "%link%", "sku": "%id%", "description": "<p>%description%</p>", "images": [{"id": 1, "src": "%picture%"}], "categories": [{"id": 2, "name": "%category%", "slug": "x"}], "brands": [{"id": 3, "name": "%brand%"}]'

export const SHOP_FILES: LayoutFile[] = [
  {
    layout: 'prestashop',
    text: table(
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Manufacturer;Quantity;Image URLs (x,y,z...);Description',
      '%id%;%live:1:0%;%title%;%path:,%;%price%;%brand%;%stock:3:0%;%picture%;%description%',
    ),
    hasNoGroups: true,
    hasDraft: true,
    hasNoCurrency: true,
    lacks: ['affiliateUrl', 'originalPrice'],
  },
  {
    layout: 'shopify',
    text: table(
      'Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Image Src,Status',
      '%handle%,%title%,<p>%description%</p>,%brand%,%category%,true,%id%,%price%,%was%,shopify,%stock:3:0%,deny,%picture%,%live:active:draft%',
      {
        first:
          '%handle%,%title%,<p>%description%</p>,%brand%,%category%,true,%id%,%price%,,shopify,%stock:3:0%,deny,%picture%,active',
        variant: '%handle%,,,,,,%id%,%price%,,shopify,%stock:3:0%,deny,%picture%,',
      },
    ),
    hasDraft: true,
    hasNoCurrency: true,
    lacks: ['id', 'affiliateUrl'],
  },
  {
    layout: 'shopify-new',
    text: table(
      'Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL',
      '%title%,%handle%,%description%,%brand%,%category%,TRUE,%live:Active:Draft%,%id%,%price%,%was%,shopify,%stock:3:0%,DENY,%picture%',
      {
        first:
          '%title%,%handle%,%description%,%brand%,%category%,TRUE,Active,%id%,%price%,,shopify,%stock:3:0%,DENY,%picture%',
        variant: ',%handle%,,,,,,%id%,%price%,,shopify,%stock:3:0%,DENY,',
      },
    ),
    hasDraft: true,
    hasNoCurrency: true,
    lacks: ['id', 'affiliateUrl'],
  },
  {
    layout: 'shopify-json',
    text: `{"products": [${jsonWithVariants(
      (variants) =>
        `{"id": 1, "title": "%title%", "handle": "%handle%", "body_html": "%description%", "vendor": "%brand%", "product_type": "%category%", "images": [{"src": "%picture%"}], "variants": [${variants}]}`,
      '{"sku": "%id%", "price": "%price%", "compare_at_price": "%was%", "available": %stock:true:false%}',
    )}]}`,
    hasNoCurrency: true,
    lacks: ['id', 'affiliateUrl'],
  },
  {
    layout: 'magento',
    // The last row translates another one.
    text: `${table(
      'sku,store_view_code,product_type,categories,name,description,product_online,visibility,price,special_price,base_image,small_image,is_in_stock,allow_backorders,additional_attributes,configurable_variations',
      '%id%,,simple,"Default Category/Home,Default Category/%path:/%",%title%,%description%,%live:1:2%,"Catalog, Search",%full%,%sale%,%picture%,%small%,%stock:1:0%,0,"color=Red,brand=%brand%",',
      {
        parent:
          '%id%,,configurable,Default Category/%path:/%,%title%,%description%,1,"Catalog, Search",,,%picture%,,1,0,brand=%brand%,"sku=A-3,size=S|sku=A-4,size=M|sku=A-5,size=L"',
        variant:
          '%id%,,simple,,%title%,%description%,1,Not Visible Individually,%price%,,%picture%,%small%,%stock:1:0%,0,,',
      },
    )}\nG-1,de,configurable,,Leinenhemd,,,,,,,,,,,`,
    rows: 22,
    hasDraft: true,
    hasNoCurrency: true,
    lacks: ['affiliateUrl'],
  },
  {
    layout: 'wix',
    text: table(
      'handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,brand',
      '%handle%,Product,%title%,%description%,%id%~mv2.jpg;%id%b~mv2.jpg,%category%;Sale,%id%,%price%,,%live:true:false%,PERCENT,0,%stock:InStock:OutOfStock%,%brand%',
      {
        parent:
          '%handle%,Product,%title%,%description%,%id%~mv2.jpg,%category%,%id%,25.00,,true,PERCENT,0,InStock,%brand%',
        variant: '%handle%,Variant,,,,,%id%,,%surcharge%,true,,,%stock:InStock:OutOfStock%,',
      },
    ),
    rows: 21,
    hasDraft: true,
    hasNoCurrency: true,
    lacks: ['id', 'affiliateUrl', 'originalPrice'],
    stool: { images: ['A-1', 'A-1b'].map((name) => `https://static.wixstatic.com/media/${name}~mv2.jpg`) },
  },
  {
    layout: 'etsy',
    text: table(
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,SKU',
      '%title%,%description%,%price%,EUR,%stock:3:0%,gift,wood,%picture%,,,"%id%,%id%-XL"',
    ),
    hasNoGroups: true,
    lacks: ['affiliateUrl', 'originalPrice', 'brand', 'category'],
  },
  woo(
    'woocommerce',
    'ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Sale price,Regular price,Categories,Images,External URL,Parent,Attribute 1 name,Attribute 1 value(s)',
  ),
  woo(
    'woocommerce-de',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Beschreibung,Vorrätig?,Angebotspreis,Regulärer Preis,Kategorien,Bilder,Externe URL,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
  ),
  woo(
    'woocommerce-de-older',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Katalogsichtbarkeit,Beschreibung,Auf Lager?,Angebotspreis,Normaler Preis,Kategorien,Bilder,Externe URL,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
  ),
  woo(
    'woocommerce-fr',
    "ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description,En stock ?,Tarif promo,Tarif régulier,Catégories,Images,URL externe,Parent,Nom de l'attribut 1,Valeur(s) de l’attribut 1",
  ),
  woo(
    'woocommerce-es',
    'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción,¿Existencias?,Precio rebajado,Precio normal,Categorías,Imágenes,URL externa,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
  ),
  {
    layout: 'woocommerce-json',
    text: `[${json(
      `{${WOO_JSON}, "status": "%live:publish:draft%", "catalog_visibility": "visible", "price": "%price%", "regular_price": "%full%", "sale_price": "%sale%", "stock_status": "%stock:instock:outofstock%"}`,
    )}]`,
    hasNoGroups: true,
    hasDraft: true,
    hasNoCurrency: true,
  },
  {
    layout: 'woocommerce-store-json',
    text: `[${json(
      `{${WOO_JSON}, "is_in_stock": %stock:true:false%, "prices": {"price": "%cents%", "regular_price": "%fullCents%", "sale_price": "%cents%", "price_range": null, "currency_code": "EUR", "currency_minor_unit": 2}}`,
    )}]`,
    hasNoGroups: true,
  },
]
