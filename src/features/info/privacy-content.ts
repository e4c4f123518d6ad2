/** Texts of the privacy page. */
import type { Site } from '#src/config/site.tsx'
import type { Sections } from '#src/content/content-file.ts'

const sections: Sections['sections'] = [
  {
    id: 'in-short',
    title: 'The short version',
    paragraphs: [
      '{store} has no accounts and takes no payments. We don’t collect your name, and nothing on these pages tracks you for advertising or analytics.',
      'Your browser stores a cart ID, so you can have a cart without signing in, and your color scheme. Each item is listed below under the name it has in your browser’s storage, so you can check for yourself.',
    ],
  },
  {
    id: 'sent',
    title: 'What’s sent and who receives it',
    paragraphs: [
      'Pages come from the server that hosts this site. Products, posts and your cart come from the shop’s API. As on any website, both receive your IP address and the information your browser sends with each request. {store} adds the following to requests to the API:',
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
    title: 'When you visit {retailer}',
    paragraphs: [
      'Links to {retailer} include the product’s ID and our affiliate tag. Your browser may also report which site you came from. That’s how {retailer} knows you came from {store}.',
      'From there, {retailer}’s own privacy policy applies. {retailer} doesn’t tell us who you are. At most, we learn that a product was bought through one of our links.',
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

/** In place of the section "sent" in file mode. */
const sentInFileMode: Sections['sections'][number] = {
  id: 'sent',
  title: 'What’s sent and who receives it',
  paragraphs: [
    'Pages, products and posts come from the server that hosts this site. As on any website, it receives your IP address and the information your browser sends with each request. Your cart, searches and selections stay on your device.',
  ],
}

/** In place of the section "demonstration" if a server answers a part of the calls. */
const partOfDemonstration: Sections['sections'][number] = {
  id: 'demonstration',
  title: 'When the shop runs partly as a demo',
  paragraphs: [
    'For a part of this shop, your browser takes the place of the API: a small program called a service worker answers these requests before they leave your device. All other requests are sent to the API, with your cart ID.',
    'The service worker handles requests from this site only and stores nothing itself. Clearing this site’s data also removes it.',
  ],
}

/** In place of the section "demonstration" in shops whose pictures may have addresses of other servers. */
const picturesElsewhere: Sections['sections'][number] = {
  id: 'pictures',
  title: 'Pictures and films from other servers',
  paragraphs: [
    'Pictures of products, and films, may come from other servers, such as {retailer}’s. These receive your IP address and the information your browser sends with each request.',
  ],
}

/** Returns the texts for a shop whose calls are answered like this. Only the demo's are about a demo. */
export function privacyOf(api: Pick<Site['api'], 'mode' | 'server'>): Sections {
  return {
    lead: 'What this site stores in your browser, what it sends and who receives it. This is the complete list.',
    updated: '2026-11-28',
    sections: sections.flatMap((section) => sectionOf(api, section)),
  }
}

function sectionOf({ mode, server }: Pick<Site['api'], 'mode' | 'server'>, section: Sections['sections'][number]) {
  if (section.id === 'sent' && mode === 'file') return sentInFileMode
  if (section.id !== 'demonstration') return section
  if (mode !== 'mock') return picturesElsewhere
  return server ? [partOfDemonstration, picturesElsewhere] : section
}
