/** Texts of the affiliate disclosure. */
import type { Site } from '#src/config/site.tsx'
import type { InfoSection } from './info-section.ts'

/** Fictional partners, named only here (spec §1). The retailer comes from the configuration. */
const OTHER_PARTNERS = ['Pellworth Sound', 'Brackwater Camera', 'Tidemark Home']

/** Returns the sections with the names of the configured store and retailer. */
export const affiliateSections = ({ store: { name: store }, retailer: { name: retailer } }: Site): InfoSection[] => [
  {
    id: 'in-one-sentence',
    title: 'In one sentence',
    paragraphs: [
      `${store} takes part in the affiliate programme of ${retailer}: when you follow one of our links and buy, ${retailer} may pay us a commission, and you pay the same as without us.`,
    ],
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    paragraphs: [
      `Each link to ${retailer} carries a tag that says the visit began here. If an order follows within the time that ${retailer}’s programme allows, a share of the price is credited to us. It comes out of ${retailer}’s side of the sale.`,
      'The commission can also count for other things you buy on the same visit. We learn what was bought, not who bought it.',
    ],
  },
  {
    id: 'which-links',
    title: 'Which links these are',
    paragraphs: ['You can tell an affiliate link before you follow it:'],
    points: [
      `Buy Now on a product’s page, and the checkout button of the cart, lead to ${retailer}.`,
      'A line about commissions stands beside each of them.',
      'Each opens a new tab, and says so.',
      'For search engines the links are marked as sponsored.',
    ],
  },
  {
    id: 'partners',
    title: 'Our partners',
    paragraphs: [
      `${retailer} is our retailer: every button that buys leads there. We also belong to the programmes of these partners, which may be linked from posts:`,
    ],
    points: OTHER_PARTNERS,
  },
  {
    id: 'what-it-does-not-buy',
    title: 'What a commission does not buy',
    paragraphs: ['Money for a sale must not become money for an opinion. So:'],
    points: [
      'No partner chooses, sees beforehand or changes what we review.',
      'Writers do not know what a product pays.',
      'The order of a listing is the one you chose. Nobody can pay to stand higher.',
      'A product that disappoints keeps its low rating, and its link.',
    ],
    more: { to: '/reviews', label: 'Read the reviews' },
  },
  {
    id: 'without-us',
    title: 'If you would rather not',
    paragraphs: [
      `Look the product up at ${retailer} yourself, by the ASIN on its page. You will find the same product at the same price, and we will have been glad to help.`,
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    paragraphs: ['If a link ever surprises you, we want to hear of it.'],
    more: { to: '/contact', label: 'Contact us' },
  },
]
