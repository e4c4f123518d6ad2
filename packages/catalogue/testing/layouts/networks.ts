/** Files of affiliate networks and comparison sites. */
import { json, type LayoutFile, table, xml } from './rows.ts'

const RAKUTEN =
  '%id%|%title%|%id%|Home|%path:~~%|%link%|%picture%||Short.|%description%|||%sale%|%full%|||%brand%||||||%stock:in-stock:out-of-stock%||60|EUR'

export const NETWORK_FILES: LayoutFile[] = [
  {
    layout: 'awin',
    text: table(
      'aw_deep_link,product_name,aw_product_id,merchant_product_id,merchant_image_url,aw_image_url,description,merchant_category,search_price,product_price_old,rrp_price,currency,merchant_deep_link,brand_name,in_stock,merchant_id,parent_product_id,is_for_sale',
      '%link%,%title%,%id%,x,%picture%,%small%,%description%,%path: > %,%price%,%was%,,EUR,%shop%,%brand%,%stock:1:0%,7,0,%live:1:0%',
      {
        variant:
          '%link%,%title%,%id%,x,%picture%,%small%,%description%,%path: > %,%price%,%was%,,EUR,%shop%,%brand%,%stock:1:0%,7,%group%,1',
      },
    ),
    hasDraft: true,
  },
  {
    layout: 'tradedoubler',
    text: table(
      'name|productImage|description|categories|brand|productUrl|priceValue|previousPrice|priceCurrency|availability|id',
      '%title%|%picture%::|%description%|%path: > %;;|%brand%|%link%|%price%|%was%|EUR|%stock:in stock:out of stock%|%id%',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'tradetracker',
    text: table(
      'product ID;name;price;fromPrice;currency;productURL;imageURL;description;categories;subcategories;brand;stock',
      '%id%;%title%;%price%;%was%;EUR;%link%;%picture%;%description%;Home;%category%;%brand%;%stock:4:0%',
    ),
    hasNoGroups: true,
  },
  { layout: 'rakuten', text: `${table('HDR|24|Halm Direct', RAKUTEN)}\nTRL|20`, hasNoGroups: true },
  {
    layout: 'impact',
    text: table(
      'Unique_Merchant_SKU,Product_Name,Product_URL,Image_URL,Current_Price,Original_Price,Currency,Stock_Availability,Condition,Manufacturer,Category,Product_Description,Parent_SKU,Labels',
      '%id%,%title%,%link%,%picture%,%price%,%was%,EUR,%stock:Y:N%,New,%brand%,%path: > %,%description%,%group%,spring',
    ),
  },
  {
    // The answer of Impact's API.
    layout: 'impact',
    text: `{"@page": "1", "Items": [${json(
      '{"Id": "product_1_%id%", "CatalogItemId": "%id%", "Name": "%title%", "Description": "%description%", "Manufacturer": "%brand%", "Url": "%link%", "ImageUrl": "%picture%", "AdditionalImageUrls": [], "CurrentPrice": "%price%", "OriginalPrice": "%was%", "Currency": "EUR", "StockAvailability": "%stock:InStock:OutOfStock%", "OriginalFormatCategory": "%path: > %", "Category": "", "IsParent": false, "ItemGroupId": "%group%"}',
    )}]}`,
  },
  {
    layout: 'daisycon',
    text: table(
      'daisycon_unique_id;title;description;link;price;price_old;currency;brand;category;category_path;image_small;image_large;in_stock;status',
      '%id%;%title%;%description%;%link%;%price%;%was%;EUR;%brand%;%category%;"%path:|%";%small%;%picture%;%stock:true:false%;%live:active:inactive%',
    ),
    hasNoGroups: true,
    hasDraft: true,
  },
  {
    layout: 'daisycon-xml',
    text: `<datafeed><programs><program><program_info><name>Halm Direct</name></program_info><products>${xml(
      `<product><update_info><daisycon_unique_id>%id%</daisycon_unique_id><status>%live:active:inactive%</status></update_info>
      <product_info><title>%title%</title><link>%link%</link><price>%price%</price><price_old>%was%</price_old><currency>EUR</currency>
      <brand>%brand%</brand><category_path>%path: > %</category_path><description>%description%</description><in_stock>%stock:true:false%</in_stock>
      <images><image><location>%picture%</location></image></images></product_info></product>`,
    )}</products></program></programs></datafeed>`,
    hasNoGroups: true,
    hasDraft: true,
  },
  {
    layout: 'effiliation',
    text: table(
      'id;title;description;link;image_link;price;price_norebate;currency;brand;availability;category;category_level2;shipping_time',
      '%id%;%title%;%description%;%link%;%picture%;%price%;%full%;EUR;%brand%;%stock:in stock:out of stock%;Home;%category%;2',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'netaffiliation',
    text: table(
      'Id product;Name;Url;Price;Crossed prices;Url small image;Url large image;Description;Category;Category merchant;Brand;Availability;Currency',
      '%id%;%title%;%link%;%price%;%was%;%small%;%picture%;%description%;Home;%path: > %;%brand%;%stock:in stock:out of stock%;EUR',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'kwanko',
    text: table(
      'internal reference|name of the product|product page URL|current price|crossed price|brand|small image|big image|product category|Description of the product|availability',
      '%id%|%title%|%link%|%price% EUR|%was%|%brand%|%small%|%picture%|%path: > %|%description%|%stock:in stock:out of stock%',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'kwanko-fr',
    text: table(
      "référence interne|Nom|URL de la page produit|prix barré|prix actuel|URL image grande|Catégorie Fil d'ariane|Nom de la marque|Description|Disponibilité",
      '%id%|%title%|%link%|%was%|%comma% €|%picture%|%path: > %|%brand%|%description%|%stock:en stock:indisponible%',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'kelkoo',
    text: `{"meta": {"offers": {"count": 20}}, "offers": [${json(
      '{"offerId": "%id%", "title": "%title%", "description": "%description%", "price": %price%, "priceWithoutRebate": %full%, "currency": "EUR", "goUrl": "%link%", "brand": {"id": 1, "name": "%brand%"}, "category": {"id": 1, "name": "%category%"}, "merchant": {"name": "Halm Direct"}, "images": [{"url": "%small%", "zoomUrl": "%picture%"}], "availabilityStatus": "%stock:in_stock:out_of_stock%"}',
    )}]}`,
    hasNoGroups: true,
  },
  {
    layout: 'flexoffers',
    text: table(
      'Pid,Name,ShortDescription,Description,Category,ImageURL,Price,PriceCurrency,SalePrice,FinalPrice,Brand,IsInStock,DeepLinkURL,LinkUrl',
      '%id%,%title%,Short.,%description%,%path: > %,%picture%,%full%,EUR,%sale%,%price%,%brand%,%stock:True:False%,%shop%,%link%',
    ),
    hasNoGroups: true,
  },
  {
    layout: 'paidonresults',
    text: table(
      'MerchantName,ProductId,ProductName,ProductDescription,ProductPrice,Currency,AffiliateURL,OriginalImage,Category,BrandName,Stock',
      'Halm Direct,%id%,%title%,%description%,%price%,EUR,%link%,%picture%,%category%,%brand%,%stock:Yes:No%',
    ),
    hasNoGroups: true,
    lacks: ['originalPrice'],
  },
  {
    layout: 'cj',
    text: table(
      'PROGRAMNAME,NAME,DESCRIPTION,SKU,MANUFACTURER,CURRENCY,SALEPRICE,PRICE,RETAILPRICE,BUYURL,IMPRESSIONURL,IMAGEURL,ADVERTISERCATEGORY,INSTOCK',
      'Halm Direct,%title%,%description%,%id%,%brand%,EUR,%sale%,%full%,,%link%,%shop%,%picture%,%path: > %,%stock:yes:no%',
    ),
    hasNoGroups: true,
  },
  {
    // Partnerize passes on the columns of each merchant.
    layout: 'usual headings',
    text: table(
      'product_id|product_name|description|brand_name|price|sale_price|currency|deep_link|image_url|merchant_category|storename|in_stock',
      '%id%|%title%|%description%|%brand%|%full%|%sale%|EUR|%link%|%picture%|%path: > %|Halm Direct|%stock:yes:no%',
    ),
    hasNoGroups: true,
  },
]
