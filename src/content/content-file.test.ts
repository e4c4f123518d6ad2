import { CONTENT_PAGES } from '#src/config/optional-pages.ts'
import { deals } from '#src/features/deals/deals-content.ts'
import { faq } from '#src/features/faq/faq-content.ts'
import { about } from '#src/features/info/about-content.ts'
import { affiliate } from '#src/features/info/affiliate-content.ts'
import { contact } from '#src/features/info/contact-content.ts'
import { privacyOf } from '#src/features/info/privacy-content.ts'
import { terms } from '#src/features/info/terms-content.ts'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { type Contents, parseContent } from './content-file.ts'

const builtIn: Contents = {
  deals,
  reviews,
  faq,
  about,
  contact,
  privacy: privacyOf({ mode: 'mock' }),
  terms,
  affiliate,
}

/** Pictures of the build have other paths than those of a shop. */
const asFile = (content: object) => JSON.stringify(content).replaceAll('"/images/', '"data/images/')

test.each(CONTENT_PAGES)('the built-in content of the page %s is valid', (page) => {
  const parsed = parseContent(page, asFile(builtIn[page]))
  expect(JSON.parse(asFile(parsed).replaceAll('"/data/', '"data/'))).toEqual(JSON.parse(asFile(builtIn[page])))
})

test('the built-in content of all pages names no seller besides the retailer', () => {
  expect(asFile(builtIn).match(/[^"]*\bsellers?\b[^"]*/gi)).toEqual(['not-the-seller', 'We’re not the seller'])
})

const lamp = { product: 'Reed Lamp', price: '89.00' }
const flashDeal = { ...lamp, originalPrice: '99.00' }
const review = {
  id: 'reed-lamp',
  product: 'Reed Lamp',
  title: 'A warm light',
  category: 'Lamps',
  rating: '4.5',
  date: '2026-03-10',
  summary: 'Bright enough to read.',
}
const dealsWith = (changes: object) => ({ lead: 'Deals of the week.', ...changes })
const reviewsWith = (changes: object) => ({
  lead: 'Reviews.',
  categories: ['Lamps'],
  latest: [{ ...review, ...changes }],
})
const documentWith = (...ids: string[]) => ({
  lead: 'Terms.',
  updated: '2026-03-10',
  sections: ids.map((id) => ({ id, title: 'A', paragraphs: ['B'] })),
})

test('lists of deals and reviews may be missing', () => {
  expect(parseContent('deals', JSON.stringify(dealsWith({})))).toEqual({
    lead: 'Deals of the week.',
    bundles: [],
    equipmentLists: [],
    bulkOffers: [],
    flashDeals: [],
  })
  expect(parseContent('reviews', '{"lead":"Reviews.","categories":[]}')).toMatchObject({ featured: [], latest: [] })
})

test.each([
  ['data/oak-desk.avif', '/data/oak-desk.avif'],
  ['https://cdn.test/lamp.jpg', 'https://cdn.test/lamp.jpg'],
])('the picture %s has the URL %s', (picture, url) => {
  const { flashDeals } = parseContent('deals', JSON.stringify(dealsWith({ flashDeals: [{ ...flashDeal, picture }] })))
  expect(flashDeals[0]?.picture).toBe(url)
})

test.each([
  ['a text that is cut off', 'deals', '{"lead":', 'data/content/deals.json is not JSON: '],
  ['a list', 'deals', '[]', 'data/content/deals.json: answer: expected object'],
  ['no lead', 'faq', '{"categories":[]}', 'data/content/faq.json: lead: expected string'],
  ['an empty lead', 'deals', dealsWith({ lead: ' ' }), 'lead: expected a text'],
  [
    'a number as a price',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, price: 89 }] }),
    'flashDeals.0.price: expected string',
  ],
  [
    'a price with a currency',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, price: '$89' }] }),
    'flashDeals.0.price: expected a price such as "49.90"',
  ],
  [
    'a flash deal that saves nothing',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, originalPrice: '89.0' }] }),
    'flashDeals.0.originalPrice: expected a price above "price", by half a percent or more',
  ],
  [
    'a flash deal whose discount is rounded to 0%',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, originalPrice: '89.40' }] }),
    'flashDeals.0.originalPrice: expected a price above "price"',
  ],
  [
    'a bundle of two',
    'deals',
    dealsWith({ bundles: [{ title: 'Desk', text: 'Two lamps.', parts: [lamp, lamp] }] }),
    'bundles.0.parts: expected 3 entries',
  ],
  [
    'a misspelt field',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, pictures: 'data/a.avif' }] }),
    'flashDeals.0.pictures: there is no such field',
  ],
  [
    'a picture outside of data/',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, picture: 'pictures/a.avif' }] }),
    'flashDeals.0.picture: expected an address, or a path such as "data/oak-desk.avif"',
  ],
  [
    'a picture with a password',
    'deals',
    dealsWith({ flashDeals: [{ ...flashDeal, picture: 'https://user:secret@shop.test/a.avif' }] }),
    'flashDeals.0.picture: expected an address without user and password',
  ],
  ['a rating above 5', 'reviews', reviewsWith({ rating: '5.1' }), 'latest.0.rating: expected a rating'],
  ['a date with words', 'reviews', reviewsWith({ date: 'March 10' }), 'latest.0.date: expected a date such as'],
  ['an id with a space', 'reviews', reviewsWith({ id: 'reed lamp' }), 'latest.0.id: expected letters, digits'],
  [
    'a second review with the same id',
    'reviews',
    { ...reviewsWith({}), featured: [review] },
    'data/content/reviews.json: latest.0.id: the page already has the id "reed-lamp"',
  ],
  [
    'a question with the id of a category',
    'faq',
    {
      lead: 'Questions.',
      categories: [
        { id: 'delivery', title: 'Delivery', questions: [{ id: 'delivery', question: 'Who?', answer: ['We.'] }] },
      ],
    },
    'categories.0.questions.0.id: the page already has the id "delivery"',
  ],
  [
    'a second section with the same id',
    'terms',
    documentWith('seller', 'buyer', 'seller'),
    'sections.2.id: the page already has the id "seller"',
  ],
  [
    'a section of the privacy page with the id of its list',
    'privacy',
    documentWith('kept'),
    'sections.0.id: the page already has the id "kept"',
  ],
  [
    'a link to an unknown page',
    'terms',
    {
      lead: 'Terms.',
      updated: '2026-03-10',
      sections: [{ id: 'a', title: 'A', paragraphs: ['B'], more: { to: '/help', label: 'Help' } }],
    },
    'data/content/terms.json: sections.0.more.to: expected one of "/faq", "/deals"',
  ],
] as const)('%s is refused', (_situation, page, content, message) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  expect(() => parseContent(page, text)).toThrow(message)
})

test('only the privacy page has a list with the id "kept"', () => {
  expect(parseContent('terms', JSON.stringify(documentWith('kept'))).sections).toHaveLength(1)
})

test.each(['89.45', '178'])('a flash deal of 89 with the original price %s is valid', (originalPrice) => {
  const content = dealsWith({ flashDeals: [{ ...flashDeal, originalPrice }] })
  expect(parseContent('deals', JSON.stringify(content)).flashDeals).toHaveLength(1)
})
