/** Files in formats that many programs write, and answers of Amazon's APIs. */
import { json, jsonWithVariants, type LayoutFile, table, xml } from './rows.ts'

const AMAZON =
  '{"asin": "%id%", "detailPageURL": "%link%", "images": {"primary": {"large": {"url": "%picture%"}}}, "itemInfo": {"title": {"displayValue": "%title%"}, "byLineInfo": {"brand": {"displayValue": "%brand%"}}, "features": {"displayValues": ["%description%"]}}, "browseNodeInfo": {"browseNodes": [{"contextFreeName": "%category%"}]}, "offersV2": {"listings": [{"price": {"money": {"amount": %price%, "currency": "EUR"}, "savingBasis": {"money": {"amount": %was:null%, "currency": "EUR"}}}, "availability": {"type": "%stock:IN_STOCK:OUT_OF_STOCK%"}}]}}'

/** The older API writes the same facts with other names. */
const AMAZON_5 =
  '{"ASIN": "%id%", "DetailPageURL": "%link%", "Images": {"Primary": {"Large": {"URL": "%picture%"}}}, "ItemInfo": {"Title": {"DisplayValue": "%title%"}, "ByLineInfo": {"Brand": {"DisplayValue": "%brand%"}}, "Features": {"DisplayValues": ["%description%"]}}, "BrowseNodeInfo": {"BrowseNodes": [{"DisplayName": "%category%"}]}, "Offers": {"Listings": [{"Price": {"Amount": %price%, "Currency": "EUR"}, "SavingBasis": {"Amount": %was:null%}, "Availability": {"Message": "%stock:In Stock:Out of Stock%"}}]}}'

const GOOGLE_HEADINGS =
  'id\ttitle\tdescription\tlink\tbrand\timage_link\tavailability\tproduct_type\tprice\tsale_price\titem_group_id'
const GOOGLE_CELLS =
  '%id%\t%title%\t%description%\t%link%\t%brand%\t%picture%\t%stock:in_stock:out_of_stock%\t%path: > %\t%full% EUR\t%sale%\t%group%'

export const FORMAT_FILES: LayoutFile[] = [
  { layout: 'amazon', text: `{"searchResult": {"items": [${json(AMAZON)}]}}`, hasNoGroups: true },
  { layout: 'amazon', text: `{"SearchResult": {"Items": [${json(AMAZON_5)}]}}`, hasNoGroups: true },
  {
    layout: 'yml',
    text: `<!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog><shop><name>Halm</name><categories><category id="1">Home</category>
      <category id="Stools" parentId="1">Stools</category><category id="Lamps">Lamps</category><category id="Shirts">Shirts</category></categories><offers>${xml(
        `<offer id="%id%" available="%stock:true:false%" group_id="%group%"><name>%title%</name><url>%link%</url><price>%price%</price><oldprice>%was%</oldprice>
        <currencyId>EUR</currencyId><categoryId>%category%</categoryId><vendor>%brand%</vendor><picture>%picture%</picture><description>%description%</description></offer>`,
      )}</offers></shop></yml_catalog>`,
  },
  {
    // Admitad's CSV.
    layout: 'yml',
    text: table(
      'available;categoryId;currencyId;description;id;model;modified_time;name;oldprice;picture;price;url;vendor;group_id',
      '%stock:true:false%;%path: > %;EUR;%description%;%id%;;1;%title%;%was%;%picture%;%price%;%link%;%brand%;%group%',
    ),
  },
  {
    layout: 'heureka',
    text: `<SHOP>${xml(
      `<SHOPITEM><ITEM_ID>%id%</ITEM_ID><PRODUCTNAME>%title%</PRODUCTNAME><DESCRIPTION>%description%</DESCRIPTION><URL>%link%</URL><IMGURL>%picture%</IMGURL>
      <PRICE_VAT>%price% EUR</PRICE_VAT><MANUFACTURER>%brand%</MANUFACTURER><CATEGORYTEXT>%path: | %</CATEGORYTEXT><ITEMGROUP_ID>%group%</ITEMGROUP_ID></SHOPITEM>`,
    )}</SHOP>`,
    lacks: ['originalPrice', 'isAvailable'],
    shirt: { price: '25.00', affiliateUrl: 'https://track.example/A-3?a=1&b=2' },
  },
  {
    layout: 'json-ld',
    text: `{"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "Halm"}, {"@type": "ItemList", "itemListElement": [${jsonWithVariants(
      (offers) =>
        `{"@type": "ListItem", "item": {"@type": "Product", "name": "%title%", "description": "%description%", "sku": "%id%", "brand": {"@type": "Brand", "name": "%brand%"}, "category": "%path: > %", "image": ["%picture%"], "offers": [${offers}]}}`,
      '{"@type": "Offer", "url": "%link%", "price": "%price%", "priceCurrency": "EUR", "priceSpecification": {"price": "%was%"}, "availability": "https://schema.org/%stock:InStock:OutOfStock%"}',
    )}]}]}`,
  },
  {
    layout: 'google',
    text: `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${xml(
      `<item><g:id>%id%</g:id><title>%title%</title><description>%description%</description><link>%link%</link><g:brand>%brand%</g:brand><g:image_link>%picture%</g:image_link>
      <g:availability>%stock:in_stock:out_of_stock%</g:availability><g:product_type>%path: > %</g:product_type><g:price>%full% EUR</g:price><g:sale_price>%sale%</g:sale_price><g:item_group_id>%group%</g:item_group_id></item>`,
    )}</channel></rss>`,
  },
  { layout: 'google', text: table(GOOGLE_HEADINGS, GOOGLE_CELLS) },
  {
    // CJ's newer files.
    layout: 'google',
    text: table(
      'PROGRAM_NAME,ID,TITLE,DESCRIPTION,LINK,IMPRESSION_URL,IMAGE_LINK,AVAILABILITY,ITEM_GROUP_ID,PRICE,SALE_PRICE,BRAND,GOOGLE_PRODUCT_CATEGORY,GOOGLE_PRODUCT_CATEGORY_NAME',
      'Halm Direct,%id%,%title%,%description%,%link%,%shop%,%picture%,%stock:in stock:out of stock%,%group%,%full% EUR,%sale%,%brand%,635,%path: > %',
    ),
  },
]
