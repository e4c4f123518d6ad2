/** Texts of the affiliate disclosure. */
import type { Sections } from '#src/content/content-file.ts'

const sections: Sections['sections'] = [
  {
    id: 'in-one-sentence',
    title: 'The short version',
    paragraphs: [
      '{store} participates in {retailer}’s affiliate program. When you buy through one of our links, {retailer} may pay us a commission, at no extra cost to you.',
    ],
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    paragraphs: [
      'Each link to {retailer} includes a tag that shows you came from {store}. If you place an order within the period set by {retailer}’s program, {retailer} pays us a percentage of the price.',
      'We may also earn a commission on other items you buy during the same visit. We learn what was bought, not who bought it.',
    ],
  },
  {
    id: 'which-links',
    title: 'Which links are affiliate links',
    paragraphs: ['Here’s how to recognize an affiliate link before you click it:'],
    points: [
      'Buy Now on a product page and the checkout button in the cart lead to {retailer}.',
      'A note about commissions appears next to each of them.',
      'Each one says that it opens in a new tab.',
      'The links are marked as sponsored for search engines.',
    ],
  },
  {
    id: 'what-it-does-not-buy',
    title: 'Editorial independence',
    paragraphs: ['Commissions don’t influence our reviews or listings:'],
    points: [
      'Partners don’t choose what we review. They can’t see a review before it’s published or change it.',
      'Reviewers don’t know how much we earn from a product.',
      'You choose how listings are sorted. No one can pay for a higher position.',
      'A product that falls short gets a low rating, even if we earn a commission on it.',
    ],
    more: { to: '/reviews', label: 'Read the reviews' },
  },
  {
    id: 'without-us',
    title: 'If you’d rather not use our links',
    paragraphs: ['Search {retailer} for the ASIN on our product page. You’ll find the same product at the same price.'],
  },
  {
    id: 'questions',
    title: 'Questions',
    paragraphs: ['If you have a question about one of our links, please contact us.'],
    more: { to: '/contact', label: 'Contact us' },
  },
]

export const affiliate: Sections = {
  lead: '{store} earns commissions from links to {retailer}. Here’s how they work and why you don’t pay more.',
  updated: '2026-09-01',
  sections,
}
