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
    holds: 'A random identifier, followed by the time it was made.',
    why: 'It ties a cart to this browser without knowing who uses it. It goes along with every request to the shop’s API, and the API may replace it.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'color-scheme',
    holds: 'Light, dark or system. Written only when you choose one.',
    why: 'The next page looks as you left the last one.',
    until: 'You clear this site’s data.',
  },
  {
    name: `overtone:${import.meta.env.BASE_URL}:carts`,
    holds:
      'The cart: products, by their ids, and quantities. Only where this shop runs as a demonstration, without a server.',
    why: 'In a demonstration your browser is the server, so it keeps the cart as well. Otherwise the shop’s API keeps it, under the identifier above.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'cart-written',
    holds: 'A mark that changes with each change of the cart. It says nothing about what is in it.',
    why: 'Other tabs that show the shop learn from it that their cart is out of date.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'demo-notice',
    holds: 'That you have read the notice about this demonstration. Only where the shop runs as one.',
    why: 'The notice is shown once.',
    until: 'You clear this site’s data.',
  },
  {
    name: 'demo-scenarios',
    holds:
      'The names of the scenarios that a link or the Demo Lab chose, and that there ever was such a choice. Only where the shop runs as a demonstration.',
    why: 'They stay chosen while you go from page to page.',
    until: 'You take them back, or close the tab. That there was a choice stays until you clear this site’s data.',
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    holds: 'How far you had scrolled on the pages you visited.',
    why: 'The Back button returns you to where you were.',
    until: 'You close the tab.',
  },
]

/** The section before the kept items. */
export const privacyOpening = ({ store }: Site): InfoSection => ({
  id: 'in-short',
  title: 'In short',
  paragraphs: [
    `${store.name} has no accounts and takes no payment. We do not ask for your name, and nothing on these pages watches you for advertising or statistics.`,
    'Your browser keeps a cart identifier, so that a cart can be yours without a sign-in, and your choice of colours. Each item is listed below by the name it has in your browser’s storage, so that you can look for yourself.',
  ],
})

/** Sections after the kept items, with the names of the configured store and retailer. */
export const privacySections = ({ store: { name: store }, retailer: { name: retailer } }: Site): InfoSection[] => [
  {
    id: 'sent',
    title: 'What is sent, and to whom',
    paragraphs: [
      `Pages come from the server that hosts them, and products, posts and your cart from the shop’s API. Like any server, both see the address of your connection and what your browser says about itself with each request. To requests to the API, ${store} adds:`,
    ],
    points: [
      'The cart identifier, in a header named x-cart-id.',
      'Cookies that the API’s server may have set before. The pages themselves set none and read none.',
      'When you change the cart: the product and the quantity. When you search or filter: what you searched for or chose.',
    ],
  },
  {
    id: 'demonstration',
    title: 'Where there is no server',
    paragraphs: [
      'This shop can run as a demonstration. The API is then played by your own browser: a small program, called a service worker, answers the requests before they leave. Cart, searches and identifier stay on your device.',
      'The service worker answers this site only and keeps nothing of its own. Clearing this site’s data removes it too.',
    ],
  },
  {
    id: 'forms',
    title: 'The contact and newsletter forms',
    paragraphs: [
      'Both forms send nothing. What you submit is written to the console of your own browser, where its developer tools can show it, and is gone when you leave the page.',
    ],
  },
  {
    id: 'retailer',
    title: `When you go to ${retailer}`,
    paragraphs: [
      `A link that leads to ${retailer} carries the product’s number and our affiliate tag. Your browser may also say which site you came from. That is how ${retailer} knows that the visit began here.`,
      `From there on ${retailer}’s own privacy notice applies. We are not told who you are. For our commission we are told at most that a product was bought through one of our links.`,
    ],
    more: { to: '/affiliate', label: 'Read the affiliate disclosure' },
  },
  {
    id: 'videos',
    title: 'Videos in the blog',
    paragraphs: [
      'Some posts can show a video from YouTube. Nothing is loaded from there until you ask to see it. When you do, YouTube learns your address and that you watched, and may set cookies of its own.',
    ],
  },
  {
    id: 'not-done',
    title: 'What we do not do',
    paragraphs: ['So that it is written down somewhere:'],
    points: [
      'No advertising, no analytics, no fingerprinting, no pixels.',
      'No fonts or scripts from other companies: they come with these pages.',
      'No sale or exchange of data. There is hardly any to sell.',
      'No decisions about you made by a machine.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights, and how to use them',
    paragraphs: [
      'You may have the right to see, correct, move or erase data about you, and to object to its use. Here most of it lies in your own hands: clear this site’s data in your browser’s settings and every item above is gone. Blocking storage altogether works too; the cart then lasts as long as the page.',
      'If you believe that we keep something about you that this page does not name, tell us. You can also turn to the data protection authority where you live.',
    ],
    more: { to: '/contact', label: 'Contact us' },
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When the shop begins to keep or send something else, this page says so first, and its date changes.'],
  },
]
