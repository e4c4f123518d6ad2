/** Texts of the terms of use. */
import type { Site } from '#src/config/site.tsx'
import type { InfoSection } from './info-section.ts'

/** Returns the sections with the names of the configured store and retailer. */
export const termsSections = ({ store: { name: store }, retailer: { name: retailer } }: Site): InfoSection[] => [
  {
    id: 'what-this-is',
    title: `What ${store} is`,
    paragraphs: [
      `${store} shows, describes and reviews products and leads to where they are sold. By using these pages you agree to these terms. If you do not agree, please do not use them.`,
      'Nothing here asks you to register or to pay. The pages are open to everyone who may lawfully use them.',
    ],
  },
  {
    id: 'not-the-seller',
    title: 'We are not the seller',
    paragraphs: [
      `When you buy, you make a contract with ${retailer} or with the seller named there, under their terms. ${store} is no party to it. This concerns in particular:`,
    ],
    points: [
      'payment, delivery, tax and customs,',
      'returns, refunds and warranty,',
      'recalls and the safety of the product.',
    ],
    more: { to: '/faq', hash: 'how-buying-works', label: 'Read how buying works' },
  },
  {
    id: 'cart',
    title: 'The cart',
    paragraphs: [
      `The cart is a list for your convenience. It orders nothing, reserves nothing and fixes no price. Checking out opens product pages at ${retailer}; whether you order there is up to you.`,
      'A cart is kept for the browser it was made in. We may remove carts that have not been used for a long time.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices, availability and descriptions',
    paragraphs: [
      `Prices are in US dollars, without shipping and tax. They, and what is in stock, can change at ${retailer} at any time and before we notice. The page of ${retailer} at the moment you order is the one that counts.`,
      'We describe products with care, and still make mistakes. When something matters to your decision, check it with the brand or the seller before you buy. Pictures can differ from the product in colour and in what is included.',
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews and advice',
    paragraphs: [
      'Reviews, comparisons and posts are opinions, formed in good faith from the products we used, at the time we used them. They do not replace advice on your own situation.',
    ],
    more: { to: '/reviews', label: 'Read the reviews' },
  },
  {
    id: 'commission',
    title: 'Affiliate links',
    paragraphs: [
      `Links to ${retailer} are affiliate links: we may earn a commission when you buy through them, at no cost to you.`,
    ],
    more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    paragraphs: [
      'Use the pages as a shopper would. Please do not disturb them for others: no attempts to break in, no floods of automated requests, no false reports.',
    ],
  },
  {
    id: 'words-and-pictures',
    title: 'Words, pictures and names',
    paragraphs: [
      'Texts and pictures on these pages belong to us or to those who lent them. You may quote them with a link. Please ask before you use more.',
      'Names of products and brands belong to their owners. That they appear here does not mean that their owners work with us.',
    ],
  },
  {
    id: 'other-sites',
    title: 'Other sites',
    paragraphs: [
      `We choose with care where links lead, but what stands there is not ours. ${retailer} and every other site answers for its own pages.`,
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    paragraphs: [
      'The pages are offered as they are and free of charge. We do not promise that they are always reachable or without error.',
      'As far as the law allows, we are not liable for losses that come from relying on a price, a description or a review, or from a purchase made elsewhere. Nothing in these terms limits a liability that the law does not let us limit, such as for intent, for gross negligence or for harm to life and health, or takes away rights that you have as a consumer.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes, and which law applies',
    paragraphs: [
      'We may change these terms; the date above says when we last did. The version that was here when you used the pages is the one that applied to you.',
      'If one of these terms does not hold, the others still do. The rules that protect consumers in the country where you live always apply.',
    ],
    more: { to: '/contact', label: 'Ask about these terms' },
  },
]
