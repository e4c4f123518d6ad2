/** Answers of Amazon's APIs for partners, as people save them. The keys of both APIs differ in case and in their offers. */
import type { Layout } from './layout.ts'

const amazon: Layout = {
  name: 'amazon',
  headings: ['asin', 'detailPageURL', 'itemInfo.title.displayValue'],
  fields: {
    id: ['asin'],
    asin: ['asin'],
    title: ['itemInfo.title.displayValue'],
    price: ['offersV2.listings.price.money.amount', 'offers.listings.price.amount'],
    originalPrice: [
      'offersV2.listings.price.savingBasis.money.amount',
      // People also save it beside the price.
      'offersV2.listings.savingBasis.money.amount',
      'offers.listings.savingBasis.amount',
    ],
    currency: ['offersV2.listings.price.money.currency', 'offers.listings.price.currency'],
    affiliateUrl: ['detailPageURL'],
    images: ['images.primary.large.url', 'images.variants.large.url'],
    brand: ['itemInfo.byLineInfo.brand.displayValue', 'itemInfo.byLineInfo.manufacturer.displayValue'],
    category: [
      'browseNodeInfo.browseNodes.contextFreeName',
      'browseNodeInfo.browseNodes.displayName',
      'itemInfo.classifications.productGroup.displayValue',
    ],
    description: ['itemInfo.features.displayValues'],
    availability: ['offersV2.listings.availability.type', 'offers.listings.availability.message'],
    rating: ['customerReviews.starRating.value'],
    reviewCount: ['customerReviews.count'],
  },
}

export const AMAZON: Layout[] = [amazon]
