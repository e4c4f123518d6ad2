/** Texts of the terms of use. */
import type { Sections } from '#src/content/content-file.ts'

const sections: Sections['sections'] = [
  {
    id: 'what-this-is',
    title: 'What {store} is',
    paragraphs: [
      '{store} presents and reviews products and links to the retailer that sells them. By using this site, you agree to these terms. If you don’t agree, please don’t use it.',
      'You don’t need to register or pay. The site is open to anyone who may lawfully use it.',
    ],
  },
  {
    id: 'not-the-seller',
    title: 'We’re not the seller',
    paragraphs: [
      'When you buy, your contract is with {retailer}, under its terms. {store} isn’t a party to it and isn’t responsible for:',
    ],
    points: [
      'Payment, delivery, taxes and customs.',
      'Returns, refunds and warranties.',
      'Recalls and product safety.',
    ],
    more: { to: '/faq', hash: 'how-buying-works', label: 'Read how buying works' },
  },
  {
    id: 'cart',
    title: 'The cart',
    paragraphs: [
      'The cart is a shopping list for your convenience. It doesn’t place an order, reserve stock or lock in a price. Checkout opens product pages at {retailer}, where you decide whether to order.',
      'Your cart is available only in the browser where you created it. We may delete carts that haven’t been used for a long time.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices, availability and descriptions',
    paragraphs: [
      'Prices are in {currency} and don’t include shipping or tax. Prices and availability at {retailer} can change at any time, including before we update our pages. The price and availability shown at {retailer} when you order are the ones that apply.',
      'We describe products carefully, but we can make mistakes. If a detail matters to your decision, check it with the brand or {retailer} before you buy. The product may differ from the images in color and in what’s included.',
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews and advice',
    paragraphs: [
      'Reviews, comparisons and posts are our good-faith opinions of the products we used, at the time we used them. They aren’t a substitute for advice tailored to your needs.',
    ],
    more: { to: '/reviews', label: 'Read the reviews' },
  },
  {
    id: 'commission',
    title: 'Affiliate links',
    paragraphs: [
      'Links to {retailer} are affiliate links. We may earn a commission when you buy through them, at no extra cost to you.',
    ],
    more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
  },
  {
    id: 'fair-use',
    title: 'Acceptable use',
    paragraphs: [
      'Use this site as a shopper would. Don’t try to gain unauthorized access, flood the site with automated requests, submit false reports or otherwise disrupt it for others.',
    ],
  },
  {
    id: 'words-and-pictures',
    title: 'Copyright and trademarks',
    paragraphs: [
      'The text and images on this site belong to us or to those who license them to us. You may quote short passages with a link to the page. For anything more, please ask us first.',
      'Product and brand names belong to their owners. Their appearance here doesn’t imply that their owners endorse us or work with us.',
    ],
  },
  {
    id: 'other-sites',
    title: 'Other websites',
    paragraphs: [
      'We choose our links carefully, but we don’t control other websites. {retailer} and other sites are responsible for their own pages.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    paragraphs: [
      'This site is provided as is and free of charge. We don’t promise that it will always be available or free of errors.',
      'To the extent the law allows, we aren’t liable for losses that result from relying on a price, a description or a review, or from a purchase made elsewhere. Nothing in these terms limits liability that can’t be limited by law, such as for intentional misconduct, gross negligence, death or personal injury, and nothing takes away your rights as a consumer.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and governing law',
    paragraphs: [
      'We may change these terms. The date above shows when they last changed. The version in effect when you used the site is the one that applies.',
      'If one of these terms is unenforceable, the others remain in effect. The consumer protection laws where you live always apply.',
    ],
    more: { to: '/contact', label: 'Ask about these terms' },
  },
]

export const terms: Sections = {
  lead: 'What you can expect from {store}, what we ask of you, and what’s covered by your agreement with {retailer}.',
  updated: '2026-09-01',
  sections,
}
