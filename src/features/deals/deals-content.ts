/** Texts of the deals page (spec §2). A test compares products, prices and pictures with the catalogue. */
import type { Deals } from '#src/content/content-file.ts'
import { studioPicture } from '#src/lib/studio-picture.ts'

const bundles: Deals['bundles'] = [
  {
    title: 'Home recording starter kit',
    text: 'A condenser microphone, a two-channel USB-C interface and closed-back headphones. Just add a computer.',
    parts: [
      {
        product: 'Pallane Verse Condenser Microphone',
        picture: studioPicture('microphone-silver-1'),
        price: '329.00',
      },
      {
        product: 'Tessarine Two Audio Interface',
        picture: studioPicture('audio-interface-silver-1'),
        price: '219.00',
        originalPrice: '249.00',
      },
      {
        product: 'Aurelle Studio One',
        picture: studioPicture('headphones-graphite-1'),
        price: '349.00',
        originalPrice: '399.00',
      },
    ],
  },
  {
    title: 'Home office setup',
    text: 'A 16-inch laptop with a calibrated display, a dock that connects with one cable, and a stand that raises the screen to eye level.',
    parts: [
      {
        product: 'Norrvane Studio 16',
        picture: studioPicture('laptop-graphite-1'),
        price: '2399.00',
        originalPrice: '2699.00',
      },
      { product: 'Dovane Harbor 11 Desk Dock', picture: studioPicture('dock-silver-1'), price: '189.00' },
      { product: 'Dovane Perch Laptop Stand', picture: studioPicture('laptop-stand-silver-1'), price: '79.00' },
    ],
  },
  {
    title: 'Travel camera kit',
    text: 'A compact mirrorless body, a slim wide-angle lens and a tabletop tripod. All three fit in a small daypack.',
    parts: [
      {
        product: 'Lumorel M0 Compact Mirrorless',
        picture: studioPicture('camera-graphite-1'),
        price: '979.00',
        originalPrice: '1199.00',
      },
      { product: 'Cindrel Wide 24 mm f/2.8', picture: studioPicture('lens-pancake-graphite-1'), price: '479.00' },
      { product: 'Cindrel Strut Mini Tripod', picture: studioPicture('tripod-mini-silver-1'), price: '42.00' },
    ],
  },
]

const equipmentLists: Deals['equipmentLists'] = [
  {
    title: 'Closet vocal booth',
    text: 'Hanging clothes absorb echo, so a closet is a good place to record vocals. Here’s the gear you need.',
    items: [
      {
        product: 'Pallane Verse Condenser Microphone',
        picture: studioPicture('microphone-silver-1'),
        price: '329.00',
        why: 'Large-diaphragm condenser for vocals',
      },
      {
        product: 'Tessarine Two Audio Interface',
        picture: studioPicture('audio-interface-silver-1'),
        price: '219.00',
        why: 'Two preamps with 60 dB of gain',
      },
      {
        product: 'Aurelle Cadence Wired',
        picture: studioPicture('headphones-graphite-2'),
        price: '39.90',
        why: 'Closed-back headphones for monitoring',
      },
      {
        product: 'Pallane Pocket R2 Recorder',
        picture: studioPicture('recorder-graphite-1'),
        price: '89.00',
        why: 'Portable recorder for backup takes',
      },
    ],
  },
  {
    title: 'Vinyl listening setup',
    text: 'Everything you need to listen to records on headphones, plus a dimmable smart bulb.',
    items: [
      {
        product: 'Marrowick Revolve Turntable',
        picture: studioPicture('turntable-sand-1'),
        price: '899.00',
        why: 'Preinstalled cartridge and built-in phono preamp',
      },
      {
        product: 'Marrowick Stage Headphone Amplifier',
        picture: studioPicture('headphone-amp-silver-1'),
        price: '599.00',
        why: 'Class A for the first watt',
      },
      {
        product: 'Aurelle Studio One',
        picture: studioPicture('headphones-graphite-1'),
        price: '349.00',
        why: 'Neutral sound from a closed-back design',
      },
      {
        product: 'Feldwyn Glow Bulb',
        picture: studioPicture('bulb-silver-1'),
        price: '24.90',
        why: 'Warm to daylight white, with hum-free dimming',
      },
    ],
  },
  {
    title: 'Backpack office',
    text: 'A laptop, stand, dock and power bank for a full workday. Under 4.5 lb in total.',
    items: [
      {
        product: 'Norrvane Lumen 14',
        picture: studioPicture('laptop-pine-1'),
        price: '1199.00',
        why: 'Bright 14-inch display for working outdoors',
      },
      {
        product: 'Dovane Perch Fold Travel Stand',
        picture: studioPicture('laptop-stand-fold-graphite-1'),
        price: '36.50',
        why: 'Folds as thin as a notebook',
      },
      {
        product: 'Dovane Anchor Mini Dock',
        picture: studioPicture('dock-ethernet-graphite-1'),
        price: '44.90',
        why: 'Five everyday ports',
      },
      {
        product: 'Dovane Reserve 26K Power Bank',
        picture: studioPicture('power-bank-graphite-2'),
        price: '129.00',
        why: 'One extra charge for the laptop',
      },
    ],
  },
  {
    title: 'Smart home starter kit',
    text: 'A video doorbell, an indoor camera, a thermostat and a smart plug. Video clips are stored locally.',
    items: [
      {
        product: 'Brightmoor Porch Doorbell',
        picture: studioPicture('doorbell-silver-2'),
        price: '179.00',
        why: 'Shows faces and packages in one view',
      },
      {
        product: 'Feldwyn Orb Home Camera',
        picture: studioPicture('home-camera-graphite-1'),
        price: '94.00',
        why: 'Covers its lens when you’re home',
      },
      {
        product: 'Feldwyn Dial Thermostat',
        picture: studioPicture('thermostat-silver-1'),
        price: '199.00',
        why: 'Turns the heat off when you’re away',
      },
      {
        product: 'Brightmoor Socket Smart Plug',
        picture: studioPicture('smart-plug-silver-1'),
        price: '19.90',
        why: 'Measures energy use',
      },
    ],
  },
]

const bulkOffers: Deals['bulkOffers'] = [
  {
    title: 'Music classrooms',
    product: 'Tessarine Keys 25',
    picture: studioPicture('keyboard-controller-graphite-1'),
    text: 'Full-size keys in a compact MIDI controller that fits behind a laptop.',
    tiers: [
      { pieces: '5', discount: '4%' },
      { pieces: '10', discount: '7%' },
      { pieces: '25', discount: '11%' },
    ],
  },
  {
    title: 'Offices with shared desks',
    product: 'Dovane Harbor 11 Desk Dock',
    picture: studioPicture('dock-silver-1'),
    text: 'Eleven ports and laptop charging at every desk, all over a single cable.',
    tiers: [
      { pieces: '10', discount: '5%' },
      { pieces: '25', discount: '8%' },
      { pieces: '50', discount: '12%' },
    ],
  },
  {
    title: 'Studios and rental houses',
    product: 'Aurelle Studio One',
    picture: studioPicture('headphones-graphite-1'),
    text: 'The same neutral sound at every station, with replaceable ear pads and cables.',
    tiers: [
      { pieces: '6', discount: '5%' },
      { pieces: '12', discount: '8%' },
      { pieces: '24', discount: '10%' },
    ],
  },
]

const flashDeals: Deals['flashDeals'] = [
  { product: 'Ostrel Eight', picture: studioPicture('phone-sage-1'), price: '449.00', originalPrice: '599.00' },
  {
    product: 'Kestrane Monolith Core Console',
    picture: studioPicture('console-silver-2'),
    price: '329.00',
    originalPrice: '449.00',
  },
  {
    product: 'Aurelle Drift Mini Earbuds',
    picture: studioPicture('earbuds-graphite-1'),
    price: '69.90',
    originalPrice: '89.90',
  },
  {
    product: 'Brightmoor Socket Smart Plug',
    picture: studioPicture('smart-plug-silver-1'),
    price: '19.90',
    originalPrice: '24.90',
  },
  {
    product: 'Lumorel Trail Go',
    picture: studioPicture('action-camera-sand-1'),
    price: '189.00',
    originalPrice: '229.00',
  },
  {
    product: 'Pallane Pocket R4 Recorder',
    picture: studioPicture('recorder-silver-1'),
    price: '239.00',
    originalPrice: '279.00',
  },
]

export const deals: Deals = {
  lead: 'Bundles, equipment lists, bulk pricing and flash deals, all sold by {retailer} at the price shown there.',
  bundles,
  equipmentLists,
  bulkOffers,
  flashDeals,
}
