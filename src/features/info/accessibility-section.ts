/**
 * The section "Accessibility" of the terms: the information about a service that Annex V of the European Accessibility
 * Act (Directive (EU) 2019/882) asks for. Shops that configure `store.accessibilityContact` have it.
 */
import type { Site } from '#src/config/site.tsx'
import type { Sections } from '#src/content/content-file.ts'

/** Known barriers. `docs/accessibility.md` lists them too. */
export const KNOWN_LIMITS = [
  'Films in the blog have only the captions and audio descriptions that they come with. The text around a film says what it shows.',
  'Texts of products and posts can be in another language than the page. Nothing tells a screen reader which, so it may read them with the wrong pronunciation.',
  'Pictures of a product are described by its name. What else they show is in the product’s description.',
  'The retailer’s pages, where you buy, aren’t part of this site.',
]

/** Returns the section. `contact` is an email address, a phone number or another way to report a barrier. */
export const accessibilitySection = ({ store, retailer }: Site, contact: string): Sections['sections'][number] => ({
  id: 'accessibility',
  title: 'Accessibility',
  paragraphs: [
    `${store.name} is a website for finding and comparing products. You search or choose a category, narrow the list with filters, read about a product, and collect products in a cart. Checkout opens each product’s page at ${retailer.name}, where you buy.`,
    'Everything works with a keyboard, with a mouse or by touch, and with a screen reader. The first Tab stop of each page skips to its content, headings and landmarks divide each page, and changes are announced. Text can be enlarged to 200% and pages zoomed to 400%. The site follows your settings for color scheme, contrast, forced colors and reduced motion, and anything that moves by itself can be paused.',
    'The site is built to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, which we use to meet the requirements of Annex I of Directive (EU) 2019/882. Its software is tested against them with every change. Criteria that no automatic test can judge are checked by hand.',
    `If something on this site is a barrier for you, tell us: ${contact}.`,
    'Known limits:',
  ],
  points: KNOWN_LIMITS,
})
