/** Items that the shop stores in the browser. An end-to-end test compares the list with the real storage. */

import type { ApiMode } from '#src/config/site.tsx'
import { storageKey } from '#src/lib/storage.ts'

type KeptItem = {
  /** Storage key. */
  name: string
  holds: string
  why: string
  until: string
  /** Texts that differ in file mode. */
  inFileMode?: { holds?: string; why?: string }
  /** The modes that store the item, if it is not all of them. */
  modes?: readonly ApiMode[]
}

/** Returns the items that a shop of this mode may store. */
export const keptItemsOf = (mode: ApiMode): Omit<KeptItem, 'inFileMode' | 'modes'>[] =>
  keptItems.flatMap(({ inFileMode, modes, ...item }) => {
    if (modes?.includes(mode) === false) return []
    return mode === 'file' ? [{ ...item, ...inFileMode }] : [item]
  })

const keptItems: KeptItem[] = [
  {
    name: 'cart-id',
    holds: 'A random ID, followed by the time it was created.',
    why: 'Links a cart to this browser without identifying you. It’s sent with every request to the shop’s API, and the API may replace it.',
    until: 'You clear this site’s data.',
    inFileMode: { why: 'Finds your cart in the item with the carts. It’s sent to nobody.' },
  },
  {
    name: storageKey('cart-id'),
    holds: 'The same ID, for this shop alone. If its API has an address of its own, the name ends with that address.',
    why: 'Finds your cart again after you visited another shop of this site, which puts its own ID into cart-id.',
    until: 'You clear this site’s data.',
    inFileMode: { holds: 'The same ID, for this shop alone.' },
  },
  {
    name: storageKey('color-scheme'),
    holds: 'Light, dark or system. Stored only if you choose one.',
    why: 'Keeps your choice from page to page.',
    until: 'You clear this site’s data.',
  },
  {
    name: storageKey('carts'),
    holds: 'The product IDs and quantities in your cart. Only when this shop runs as a demo, without a server.',
    why: 'In a demo, your browser acts as the server, so it also stores the cart. Otherwise the shop’s API stores it under the ID above.',
    until: 'You clear this site’s data.',
    inFileMode: {
      holds: 'The product IDs and quantities in your cart.',
      why: 'Keeps your cart, which is sent to nobody.',
    },
    modes: ['mock', 'file'],
  },
  {
    name: storageKey('cart-written'),
    holds: 'A marker that changes whenever your cart changes. It doesn’t show what’s in the cart.',
    why: 'Tells other open tabs that their cart is out of date.',
    until: 'You clear this site’s data.',
  },
  {
    name: storageKey('checkout'),
    holds: 'The IDs of the products in your last checkout, and which of their pages were opened.',
    why: 'Shows the pages that your browser blocked again if you reload the cart, or your phone closed it while you shopped.',
    until: 'You close the tab.',
  },
  {
    name: storageKey('demo-notice'),
    holds: 'That you dismissed the demo notice. Only when this shop runs as a demo.',
    why: 'Keeps the notice from appearing again.',
    until: 'You clear this site’s data.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-scenarios'),
    holds:
      'The names of the scenarios selected by a link or in the Demo Lab, for this tab or for all, and a record that scenarios were selected. Only when this shop runs as a demo.',
    why: 'Keeps the scenarios active from page to page.',
    until:
      'You remove them or close the tab. The names for all tabs and the record stay until you clear this site’s data.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-state'),
    holds:
      'The state in a link or a file that you opened, such as cart lines, or answers that you edited in the Demo Lab. Only when this shop runs as a demo.',
    why: 'Shows the same after a reload.',
    until: 'You keep or undo it, or close the tab.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-server'),
    holds:
      'The address of a server, if you entered one in the Demo Lab. It’s in no link. Only when this shop runs as a demo.',
    why: 'Lets the server answer calls in place of the demo on later visits too. Requests go there only if you or a link choose that.',
    until: 'You remove it in the Demo Lab or clear this site’s data.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-recording'),
    holds:
      'Your last 30 actions, the cart they found, and the last warnings and errors of this site. Nothing you type into fields, except a search, which is part of the address. Only when this shop runs as a demo.',
    why: 'Lets you copy a report in the Demo Lab when you find something wrong. It’s sent to nobody.',
    until: 'You close the tab.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-lab'),
    holds: 'That you used the Demo Lab or a link to one of its states. Only when this shop runs as a demo.',
    why: 'Keeps the answers of the shop’s API from the start of each page, so that you can save them as a recording.',
    until: 'You close the tab.',
    modes: ['mock'],
  },
  {
    name: storageKey('demo-har'),
    holds:
      'The answers of the shop’s API in a recording that you loaded in the Demo Lab. Only when this shop runs as a demo.',
    why: 'Lets the recording go on after a reload. It’s sent to nobody.',
    until: 'You stop the recording or close the tab.',
    modes: ['mock'],
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    holds: 'How far you scrolled on the pages you visited.',
    why: 'Returns you to the same place when you go back.',
    until: 'You close the tab.',
  },
]
