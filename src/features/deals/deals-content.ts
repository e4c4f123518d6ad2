/**
 * Texts of the deals page (spec §2): three bundles, four equipment lists, three bulk offers, six flash deals.
 * A test compares products and prices with the catalogue.
 */

export type Part = { product: string; price: string; originalPrice?: string }

export type Bundle = { id: string; title: string; text: string; parts: [Part, Part, Part] }

export type EquipmentList = {
  id: string
  title: string
  text: string
  items: { product: string; price: string; why: string }[]
}

export type BulkOffer = {
  id: string
  title: string
  product: string
  text: string
  /** Discount by minimum number of pieces. */
  tiers: [pieces: string, discount: string][]
}

export const bundles: Bundle[] = [
  {
    id: 'first-recordings',
    title: 'Home recording starter kit',
    text: 'A condenser microphone, a two-channel USB-C interface and closed-back headphones. Just add a computer.',
    parts: [
      {
        product: 'Pallane Verse Condenser Microphone',
        price: '329.00',
      },
      {
        product: 'Tessarine Two Audio Interface',
        price: '219.00',
        originalPrice: '249.00',
      },
      { product: 'Aurelle Studio One', price: '349.00', originalPrice: '399.00' },
    ],
  },
  {
    id: 'quiet-desk',
    title: 'Home office setup',
    text: 'A 16-inch laptop with a calibrated display, a dock that connects with one cable, and a stand that raises the screen to eye level.',
    parts: [
      { product: 'Norrvane Studio 16', price: '2399.00', originalPrice: '2699.00' },
      { product: 'Dovane Harbor 11 Desk Dock', price: '189.00' },
      { product: 'Dovane Perch Laptop Stand', price: '79.00' },
    ],
  },
  {
    id: 'out-of-the-door',
    title: 'Travel camera kit',
    text: 'A compact mirrorless body, a slim wide-angle lens and a tabletop tripod. All three fit in a small daypack.',
    parts: [
      {
        product: 'Lumorel M0 Compact Mirrorless',
        price: '979.00',
        originalPrice: '1199.00',
      },
      { product: 'Cindrel Wide 24 mm f/2.8', price: '479.00' },
      { product: 'Cindrel Strut Mini Tripod', price: '42.00' },
    ],
  },
]

export const equipmentLists: EquipmentList[] = [
  {
    id: 'voice-in-a-wardrobe',
    title: 'Closet vocal booth',
    text: 'Hanging clothes absorb echo, so a closet is a good place to record vocals. Here’s the gear you need.',
    items: [
      { product: 'Pallane Verse Condenser Microphone', price: '329.00', why: 'Large-diaphragm condenser for vocals' },
      { product: 'Tessarine Two Audio Interface', price: '219.00', why: 'Two preamps with 60 dB of gain' },
      { product: 'Aurelle Cadence Wired', price: '39.90', why: 'Closed-back headphones for monitoring' },
      { product: 'Pallane Pocket R2 Recorder', price: '89.00', why: 'Portable recorder for backup takes' },
    ],
  },
  {
    id: 'listening-corner',
    title: 'Vinyl listening setup',
    text: 'Everything you need to listen to records on headphones, plus a dimmable smart bulb.',
    items: [
      {
        product: 'Marrowick Revolve Turntable',
        price: '899.00',
        why: 'Preinstalled cartridge and built-in phono preamp',
      },
      { product: 'Marrowick Stage Headphone Amplifier', price: '599.00', why: 'Class A for the first watt' },
      { product: 'Aurelle Studio One', price: '349.00', why: 'Neutral sound from a closed-back design' },
      { product: 'Feldwyn Glow Bulb', price: '24.90', why: 'Warm to daylight white, with hum-free dimming' },
    ],
  },
  {
    id: 'desk-in-a-backpack',
    title: 'Backpack office',
    text: 'A laptop, stand, dock and power bank for a full workday. Under 4½ lb in total.',
    items: [
      { product: 'Norrvane Lumen 14', price: '1199.00', why: 'Bright 14-inch display for working outdoors' },
      { product: 'Dovane Perch Fold Travel Stand', price: '36.50', why: 'Folds as thin as a notebook' },
      { product: 'Dovane Anchor Mini Dock', price: '44.90', why: 'Five everyday ports' },
      { product: 'Dovane Reserve 26K Power Bank', price: '129.00', why: 'One extra charge for the laptop' },
    ],
  },
  {
    id: 'front-door',
    title: 'Smart home starter kit',
    text: 'A video doorbell, an indoor camera, a thermostat and a smart plug. Video clips are stored locally.',
    items: [
      { product: 'Brightmoor Porch Doorbell', price: '179.00', why: 'Shows faces and packages in one view' },
      { product: 'Feldwyn Orb Home Camera', price: '94.00', why: 'Covers its lens when you’re home' },
      { product: 'Feldwyn Dial Thermostat', price: '199.00', why: 'Turns the heat off when you’re away' },
      { product: 'Brightmoor Socket Smart Plug', price: '19.90', why: 'Measures energy use' },
    ],
  },
]

export const bulkOffers: BulkOffer[] = [
  {
    id: 'music-rooms',
    title: 'Music classrooms',
    product: 'Tessarine Keys 25',
    text: 'Full-size keys in a compact MIDI controller that fits behind a laptop.',
    tiers: [
      ['5', '4%'],
      ['10', '7%'],
      ['25', '11%'],
    ],
  },
  {
    id: 'shared-desks',
    title: 'Offices with shared desks',
    product: 'Dovane Harbor 11 Desk Dock',
    text: 'Eleven ports and laptop charging at every desk, all over a single cable.',
    tiers: [
      ['10', '5%'],
      ['25', '8%'],
      ['50', '12%'],
    ],
  },
  {
    id: 'studios',
    title: 'Studios and rental houses',
    product: 'Aurelle Studio One',
    text: 'The same neutral sound at every station, with replaceable ear pads and cables.',
    tiers: [
      ['6', '5%'],
      ['12', '8%'],
      ['24', '10%'],
    ],
  },
]

export const flashDeals: Required<Part>[] = [
  { product: 'Ostrel Eight', price: '449.00', originalPrice: '599.00' },
  {
    product: 'Kestrane Monolith Core Console',
    price: '329.00',
    originalPrice: '449.00',
  },
  { product: 'Aurelle Drift Mini Earbuds', price: '69.90', originalPrice: '89.90' },
  { product: 'Brightmoor Socket Smart Plug', price: '19.90', originalPrice: '24.90' },
  { product: 'Lumorel Trail Go', price: '189.00', originalPrice: '229.00' },
  { product: 'Pallane Pocket R4 Recorder', price: '239.00', originalPrice: '279.00' },
]
