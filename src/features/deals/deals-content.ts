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
    title: 'First recordings',
    text: 'A microphone that forgives the room, an interface that stays out of the way, and headphones to hear what you did.',
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
    title: 'The quiet desk',
    text: 'A calibrated panel at eye height and one cable for everything else. The fans stay off, and so does the clutter.',
    parts: [
      { product: 'Norrvane Studio 16', price: '2399.00', originalPrice: '2699.00' },
      { product: 'Dovane Harbor 11 Desk Dock', price: '189.00' },
      { product: 'Dovane Perch Laptop Stand', price: '79.00' },
    ],
  },
  {
    id: 'out-of-the-door',
    title: 'Out of the door',
    text: 'A body for every day, a lens barely longer than its cap, and legs that fit the same pocket.',
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
    title: 'A voice booth in a wardrobe',
    text: 'Coats are good acoustics. Add these and close the door.',
    items: [
      { product: 'Pallane Verse Condenser Microphone', price: '329.00', why: 'Flatters voices, forgives coats' },
      { product: 'Tessarine Two Audio Interface', price: '219.00', why: 'Gain enough for a whisper' },
      { product: 'Aurelle Cadence Wired', price: '39.90', why: 'Keeps the playback out of the take' },
      { product: 'Pallane Pocket R2 Recorder', price: '89.00', why: 'A second take, in case of the first' },
    ],
  },
  {
    id: 'listening-corner',
    title: 'A listening corner',
    text: 'One chair, one lamp, and no screen in sight.',
    items: [
      { product: 'Marrowick Revolve Turntable', price: '899.00', why: 'Ready to play, phono stage inside' },
      { product: 'Marrowick Stage Headphone Amplifier', price: '599.00', why: 'The first watt in class A' },
      { product: 'Aurelle Studio One', price: '349.00', why: 'Tells you what is on the record' },
      { product: 'Feldwyn Glow Bulb', price: '24.90', why: 'Dims without a hum' },
    ],
  },
  {
    id: 'desk-in-a-backpack',
    title: 'A desk in a backpack',
    text: 'A full working day, for less than two kilograms of it.',
    items: [
      { product: 'Norrvane Lumen 14', price: '1199.00', why: 'Bright enough for a terrace' },
      { product: 'Dovane Perch Fold Travel Stand', price: '36.50', why: 'Flat as a notebook' },
      { product: 'Dovane Anchor Mini Dock', price: '44.90', why: 'The five ports people use' },
      { product: 'Dovane Reserve 26K Power Bank', price: '129.00', why: 'One more charge for the laptop' },
    ],
  },
  {
    id: 'front-door',
    title: 'A home that minds itself',
    text: 'Heat, light and the front door, with the clips kept at home.',
    items: [
      { product: 'Brightmoor Porch Doorbell', price: '179.00', why: 'Sees faces and parcels' },
      { product: 'Feldwyn Orb Home Camera', price: '94.00', why: 'Closes its eye when you are in' },
      { product: 'Feldwyn Dial Thermostat', price: '199.00', why: 'Stops heating an empty house' },
      { product: 'Brightmoor Socket Smart Plug', price: '19.90', why: 'Measures what it switches' },
    ],
  },
]

export const bulkOffers: BulkOffer[] = [
  {
    id: 'music-rooms',
    title: 'Music rooms and classes',
    product: 'Tessarine Keys 25',
    text: 'Full-size keys that fit behind a laptop, one for every seat.',
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
    text: 'One cable at each seat, and nobody brings a charger again.',
    tiers: [
      ['10', '5%'],
      ['25', '8%'],
      ['50', '12%'],
    ],
  },
  {
    id: 'studios',
    title: 'Studios and rental',
    product: 'Aurelle Studio One',
    text: 'The same neutral voice at each position, with spare pads and cables.',
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
