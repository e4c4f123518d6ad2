/** Texts of the privacy page. An end-to-end test compares `keptItems` with the items that the shop stores. */
import type { Site } from '#src/config/site.tsx'
import type { InfoSection } from './info-section.ts'

export type KeptItem = {
  /** Storage key. */
  name: string
  holds: string
  why: string
  until: string
}

export const keptItems: KeptItem[] = [
  {
    name: 'cart-id',
    holds: 'A random ID, followed by the time it was created.',
    why: 'Links a cart to this browser without identifying you. It’s sent with every request to the shop’s API, and the API may replace it.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'color-scheme',
    holds: 'Light, dark or system. Stored only if you choose one.',
    why: 'Keeps your choice from page to page.',
    until: 'You clear this site’s data.',
  },
  {
    name: `overtone:${import.meta.env.BASE_URL}:carts`,
    holds: 'The product IDs and quantities in your cart. Only when this shop runs as a demo, without a server.',
    why: 'In a demo, your browser acts as the server, so it also stores the cart. Otherwise the shop’s API stores it under the ID above.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'cart-written',
    holds: 'A marker that changes whenever your cart changes. It doesn’t show what’s in the cart.',
    why: 'Tells other open tabs that their cart is out of date.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'demo-notice',
    holds: 'That you dismissed the demo notice. Only when this shop runs as a demo.',
    why: 'Keeps the notice from appearing again.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'demo-scenarios',
    holds:
      'The names of the scenarios selected by a link or in the Demo Lab, and a record that scenarios were selected. Only when this shop runs as a demo.',
    why: 'Keeps the scenarios active from page to page.',
    until: 'You remove them or close the tab. The record stays until you clear this site’s data.',
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    holds: 'How far you scrolled on the pages you visited.',
    why: 'Returns you to the same place when you go back.',
    until: 'You close the tab.',
  },
]

/** The section before the kept items. */
export const privacyOpening = ({ store }: Site): InfoSection => ({
  id: 'in-short',
  title: 'The short version',
  paragraphs: [
    `${store.name} has no accounts and takes no payments. We don’t collect your name, and nothing on these pages tracks you for advertising or analytics.`,
    'Your browser stores a cart ID, so you can have a cart without signing in, and your color scheme. Each item is listed below under the name it has in your browser’s storage, so you can check for yourself.',
  ],
})

/** Sections after the kept items, with the names of the configured store and retailer. */
export const privacySections = ({ store: { name: store }, retailer: { name: retailer } }: Site): InfoSection[] => [
  {
    id: 'sent',
    title: 'What’s sent and who receives it',
    paragraphs: [
      `Pages come from the server that hosts this site. Products, posts and your cart come from the shop’s API. As on any website, both receive your IP address and the information your browser sends with each request. ${store} adds the following to requests to the API:`,
    ],
    points: [
      'Your cart ID, in a header named x-cart-id.',
      'Any cookies that the API’s server has set. The pages themselves don’t set or read cookies.',
      'When you change your cart, the product and quantity. When you search or filter, your search terms and selections.',
    ],
  },
  {
    id: 'demonstration',
    title: 'When the shop runs as a demo',
    paragraphs: [
      'This shop can run as a demo. In that case, your browser takes the place of the API: a small program called a service worker answers requests before they leave your device. Your cart, cart ID and searches stay on your device.',
      'The service worker handles requests from this site only and stores nothing itself. Clearing this site’s data also removes it.',
    ],
  },
  {
    id: 'forms',
    title: 'The contact and newsletter forms',
    paragraphs: [
      'Neither form sends anything. What you submit is written to your browser’s developer console and disappears when you leave the page.',
    ],
  },
  {
    id: 'retailer',
    title: `When you visit ${retailer}`,
    paragraphs: [
      `Links to ${retailer} include the product’s ID and our affiliate tag. Your browser may also report which site you came from. That’s how ${retailer} knows you came from ${store}.`,
      `From there, ${retailer}’s own privacy policy applies. ${retailer} doesn’t tell us who you are. At most, we learn that a product was bought through one of our links.`,
    ],
    more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
  },
  {
    id: 'videos',
    title: 'Videos in the blog',
    paragraphs: [
      'Some posts include YouTube videos. Nothing loads from YouTube until you press play. When you do, YouTube receives your IP address, learns which video you watched and may set its own cookies.',
    ],
  },
  {
    id: 'not-done',
    title: 'What we don’t do',
    paragraphs: ['We don’t:'],
    points: [
      'Run ads or use analytics, fingerprinting or tracking pixels.',
      'Load fonts or scripts from other companies.',
      'Sell or share personal data.',
      'Make automated decisions about you.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: [
      'Depending on where you live, you may have the right to access, correct, transfer or delete data about you, and to object to its use. You can delete every item above yourself by clearing this site’s data in your browser settings. You can also block storage entirely, but then your cart lasts only until you leave the page.',
      'If you believe we have data about you that isn’t listed on this page, contact us. You can also contact the privacy regulator where you live, such as your state attorney general.',
    ],
    more: { to: '/contact', label: 'Contact us' },
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['Before this shop stores or sends anything else, we’ll update this page and its date.'],
  },
]
