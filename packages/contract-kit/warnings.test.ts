/** Data that the shop shows badly: one warning each, and no failure. */
import type { Product } from '#src/api/contract.ts'
import {
  COMPLETE_PRODUCTS,
  checkFault,
  checkInProcess,
  createBackendOf,
  productsWith,
} from './testing/check-in-process.ts'
import type { FaultName } from './testing/faults.ts'

const SUBJECT = 'data on the shop’s pages'
const [first, second] = COMPLETE_PRODUCTS

test.each<[string, Partial<Product>, string]>([
  ['prices are numbers', { price: 'on request' }, `price of "${second?.id}" is "on request".`],
  ['prices are numbers', { price: '' }, `price of "${second?.id}" is empty.`],
  ['prices have at most two decimals', { price: '19.999' }, `price of "${second?.id}" is "19.999".`],
  [
    'original prices are above the prices',
    { price: '20.00', originalPrice: '20.00' },
    `originalPrice of "${second?.id}" is "20.00".`,
  ],
  ['ratings are numbers', { rating: 'good' }, `rating of "${second?.id}" is "good".`],
  ['dates are ISO 8601', { createdAt: '10/03/2026' }, `createdAt of "${second?.id}" is "10/03/2026".`],
  ['dates are ISO 8601', { createdAt: '2026-03-10 08:00:00' }, 'Send a date such as "2026-03-10T08:00:00Z".'],
  [
    'texts contain no HTML and no entities',
    { description: 'Loud &amp; clear' },
    `description of "${second?.id}" is "Loud &amp; clear".`,
  ],
  [
    'texts contain no HTML and no entities',
    { title: 'The <b>new</b> one' },
    `title of "${second?.id}" is "The <b>new</b> one".`,
  ],
  ['titles are unique', { title: first?.title }, `is "${first?.title}".`],
  [
    'links start with https:// and contain no &amp;',
    { affiliateUrl: 'www.halyard.example/p/1' },
    `affiliateUrl of "${second?.id}" is "www.halyard.example/p/1".`,
  ],
  [
    'links start with https:// and contain no &amp;',
    { affiliateUrl: 'https://halyard.example/?a=1&amp;b=2' },
    `affiliateUrl of "${second?.id}" is "https://halyard.example/?a=1&amp;b=2".`,
  ],
  [
    'links and pictures contain no user and password',
    { affiliateUrl: 'https://user:secret@halyard.example/p/1' },
    `affiliateUrl of "${second?.id}" is "https://…@…".`,
  ],
  [
    'links and pictures contain no user and password',
    { images: ['https://user:secret@pictures.example/1.jpg'] },
    `images of "${second?.id}" is "https://…@…".`,
  ],
  ['products have a link', { affiliateUrl: null }, `affiliateUrl of "${second?.id}" is empty.`],
  ['products have a picture', { images: [] }, `images of "${second?.id}" is empty.`],
  [
    'pictures have whole addresses',
    { images: ['/pictures/1.jpg'] },
    `images of "${second?.id}" is "/pictures/1.jpg", which browsers request from the shop, http://localhost:4173.`,
  ],
  ['pictures have whole addresses', { images: ['pictures/1.jpg'] }, 'the address also depends on the page.'],
])('warns unless %s: %j', async (title, change, message) => {
  const backend = createBackendOf(productsWith(1, change))
  const { failed, warnings, report } = await checkInProcess(backend, { subjects: [SUBJECT] })
  expect({ failed, warnings }).toEqual({ failed: [], warnings: [`${SUBJECT} ${title}`] })
  expect(report).toContain(message)
})

test.each<[FaultName, string, string]>([
  [
    'a missing category',
    'the categories that the header links to exist',
    'slug: GET /api/categories has no "cameras".',
  ],
  [
    'pictures refused with a Referer',
    'pictures can be loaded, with and without a Referer',
    'returned 403 with the shop’s Referer, and 200 without.',
  ],
  ['pictures missing', 'pictures can be loaded, with and without a Referer', 'returned 404 without a Referer.'],
])('warns about the fault "%s"', async (fault, title, message) => {
  const { failed, warnings, report } = await checkFault(createBackendOf(), fault)
  expect({ failed, warnings }).toEqual({ failed: [], warnings: [`${SUBJECT} ${title}`] })
  expect(report).toContain(message)
})

test('warns about a publishedAt that is not ISO 8601, and names one example of several', async () => {
  const backend = createBackendOf()
  const { warnings, report } = await checkInProcess(
    async (request) => {
      const response = await backend(request)
      const text = (await response.clone().text()).replaceAll(/"publishedAt":"[^"]+"/g, '"publishedAt":"last week"')
      return request.url.includes('/api/blog') ? new Response(text, response) : response
    },
    { subjects: [SUBJECT] },
  )
  expect(warnings).toEqual([`${SUBJECT} dates are ISO 8601`])
  expect(report).toMatch(/publishedAt of "[\w-]+" is "last week", and \d+ more\./)
})
