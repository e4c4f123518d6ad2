/**
 * Texts of the reviews page (spec §2): three featured reviews, three comparisons, six latest reviews.
 * A test compares product names, prices and pictures with the catalogue.
 */

import { type ReviewTitle, reviewTitles } from './review-titles.ts'

export type Review = ReviewTitle & {
  id: string
  category: string
  /** ISO 8601. */
  date: string
  summary: string
}

/** The picture is `images/reviews/{id}.avif`. */
export type FeaturedReview = Review & {
  /** Measured values. */
  readings: [label: string, value: string][]
  liked: string[]
  missed: string[]
}

/** `picture` is the name of a studio picture (src/lib/studio-picture.ts). */
export type LatestReview = Review & { picture: string }

/** `picture` as in `LatestReview`. */
type Contender = { product: string; rating: string; picture: string }

export type Comparison = {
  id: string
  title: string
  category: string
  contenders: [Contender, Contender]
  /** One measure per row. `better` is the index of the better value, if there is one. */
  rows: { measure: string; values: [string, string]; better?: 0 | 1 }[]
  verdict: string
}

export const featuredReviews: FeaturedReview[] = [
  {
    id: 'aurelle-studio-one',
    ...reviewTitles['aurelle-studio-one'],
    category: 'Audio & Headphones',
    date: '2026-09-22',
    summary:
      'We used the Studio One for four weeks of mixing, editing and travel. Bass is never exaggerated, and vocals are clear and precisely placed. The steel headband stays comfortable through long sessions, and the ear pads, cable and headband cushion can all be replaced without tools.',
    readings: [
      ['Weight', '10.7 oz'],
      ['Impedance', '48 ohms'],
      ['Clamping force', '4.6 N'],
      ['Cable', '10 ft'],
    ],
    liked: ['Neutral sound at any volume', 'Easy-to-replace ear pads and cable', 'Comfortable with glasses'],
    missed: ['No short cable included', 'Ear cups get warm in hot weather'],
  },
  {
    id: 'norrvane-studio-16',
    ...reviewTitles['norrvane-studio-16'],
    category: 'Laptops',
    date: '2026-09-15',
    summary:
      'The matte display measured very close to the calibration report in the box, and the fans stayed off through a full day of photo editing. Long video renders turn them on, but they stay quiet. Two full-speed USB-C ports on each side let you charge from the left or the right.',
    readings: [
      ['Color error', '0.8 dE'],
      ['Fans, editing', '0 dB'],
      ['Fans, rendering', '34 dB'],
      ['Battery life', '11 hours'],
    ],
    liked: ['Accurate color out of the box', 'Silent during photo editing', 'USB-C ports on both sides'],
    missed: ['No card reader', 'Bulky charger'],
  },
  {
    id: 'lumorel-m1',
    ...reviewTitles['lumorel-m1'],
    category: 'Cameras',
    date: '2026-09-08',
    summary:
      'The markings on the dials are easy to read, even in a dark concert hall. Seven stops of image stabilization gave us sharp handheld shots at half a second. Files recover well from a stop and a half of underexposure. The M1 is sold body only, with two batteries.',
    readings: [
      ['Resolution', '33 MP'],
      ['Stabilization', '7 stops'],
      ['Shutter lag', '42 ms'],
      ['Battery life', '520 shots'],
    ],
    liked: ['Settings visible with the power off', 'Excellent image stabilization', 'Second battery included'],
    missed: ['Strap lugs can tap against the body', 'Only one card slot'],
  },
]

export const comparisons: Comparison[] = [
  {
    id: 'studio-one-or-two',
    title: 'Studio One vs. Studio Two',
    category: 'Audio & Headphones',
    contenders: [
      { product: 'Aurelle Studio One', rating: '4.8', picture: 'headphones-graphite-1' },
      { product: 'Aurelle Studio Two Wireless', rating: '4.6', picture: 'headphones-sand-1' },
    ],
    rows: [
      { measure: 'Price', values: ['$349.00', '$449.00'], better: 0 },
      { measure: 'Weight', values: ['10.7 oz', '11.2 oz'], better: 0 },
      { measure: 'Cable', values: ['10 ft', 'None'] },
      { measure: 'Listening time', values: ['No limit', '40 hours'], better: 0 },
      { measure: 'Noise canceling', values: ['None', '31 dB'], better: 1 },
      { measure: 'Folds', values: ['No', 'Flat'], better: 1 },
    ],
    verdict:
      'Both have the same neutral sound. Choose the wired Studio One for mixing and desk listening. Choose the Studio Two for flights and commutes, where wireless listening and noise canceling are worth the higher price.',
  },
  {
    id: 'nearfield-five-or-seven',
    title: 'Nearfield 5 vs. Nearfield 7',
    category: 'Pro Audio',
    contenders: [
      { product: 'Pallane Nearfield 5 Monitors (Pair)', rating: '4.4', picture: 'studio-monitor-sand-2' },
      { product: 'Pallane Nearfield 7 Monitors (Pair)', rating: '4.7', picture: 'studio-monitor-graphite-2' },
    ],
    rows: [
      { measure: 'Price', values: ['$399.00', '$649.00'], better: 0 },
      { measure: 'Woofer', values: ['5 in', '7 in'] },
      { measure: 'Bass extension', values: ['54 Hz', '42 Hz'], better: 1 },
      { measure: 'Wall clearance', values: ['3.9 in', '13.8 in'], better: 0 },
      { measure: 'Max SPL at 3 ft', values: ['104 dB', '109 dB'], better: 1 },
      { measure: 'Port', values: ['Front', 'Rear'] },
    ],
    verdict:
      'The right choice depends on your room. In rooms under 130 square feet, the Nearfield 5 is the better fit, because the 7 can sound boomy. In larger rooms, the deeper bass and higher output of the Nearfield 7 are worth the extra cost.',
  },
  {
    id: 'type-65-or-75',
    title: 'Type 65 vs. Type 75',
    category: 'Gaming',
    contenders: [
      { product: 'Kestrane Type 65 Keyboard', rating: '4.7', picture: 'keyboard-65-sand-1' },
      { product: 'Kestrane Type 75 Keyboard', rating: '3.9', picture: 'keyboard-graphite-1' },
    ],
    rows: [
      { measure: 'Price', values: ['$159.00', '$119.00'], better: 1 },
      { measure: 'Keys', values: ['67', '82'], better: 1 },
      { measure: 'Mount', values: ['Gasket', 'Tray'], better: 0 },
      { measure: 'Typing noise', values: ['46 dB', '53 dB'], better: 0 },
      { measure: 'Hot-swappable', values: ['Yes', 'No'], better: 0 },
      { measure: 'Cable', values: ['Straight', 'Coiled'] },
    ],
    verdict:
      'The Type 75 gives you more keys for less money, but it’s louder and its switches are soldered. If you type all day, the quieter Type 65 is worth the higher price.',
  },
]

export const latestReviews: LatestReview[] = [
  {
    id: 'tessarine-two',
    ...reviewTitles['tessarine-two'],
    category: 'Pro Audio',
    date: '2026-09-25',
    picture: 'audio-interface-silver-1',
    summary:
      'The preamps offer 60 dB of clean gain, enough for the quietest dynamic microphone we own. It’s powered over USB-C, and we had no dropouts in a month of use.',
  },
  {
    id: 'ostrel-nine-mini',
    ...reviewTitles['ostrel-nine-mini'],
    category: 'Smartphones',
    date: '2026-09-18',
    picture: 'phone-navy-1',
    summary:
      'The Mini does everything the Nine does in a size you can use with one hand. We got a day and a half per charge, as long as we kept the screen brightness down.',
  },
  {
    id: 'vantrel-pilot',
    ...reviewTitles['vantrel-pilot'],
    category: 'Gaming',
    date: '2026-09-11',
    picture: 'handheld-graphite-1',
    summary:
      'The 8-inch screen looks great, and the grips suit large hands. It weighs 1.4 lb, so we ended up resting it on a lap or table during longer sessions.',
  },
  {
    id: 'lumorel-trail-go',
    ...reviewTitles['lumorel-trail-go'],
    category: 'Cameras',
    date: '2026-09-04',
    picture: 'action-camera-sand-1',
    summary:
      'The magnetic mount holds well, and 4K video looks good in daylight. Footage shot in the shade of trees loses detail. Battery life is rated at two hours, but we got 90 minutes at 4K.',
  },
  {
    id: 'norrvane-draft-12',
    ...reviewTitles['norrvane-draft-12'],
    category: 'Laptops',
    date: '2026-08-28',
    picture: 'convertible-sand-2',
    summary:
      'It wakes the moment you open the lid, and the keyboard is excellent. With 8 GB of memory, it’s best for writing and light browsing.',
  },
  {
    id: 'brightmoor-porch-wired',
    ...reviewTitles['brightmoor-porch-wired'],
    category: 'Smart Home',
    date: '2026-08-21',
    picture: 'doorbell-silver-1',
    summary:
      'It runs on existing doorbell wiring, so you never have to charge it. With our older transformer, it restarted about twice a week, and the chime rang with a noticeable delay.',
  },
]

/** Options of the category filter, in the catalogue's order. */
export const REVIEW_CATEGORIES = [
  'Laptops',
  'Smartphones',
  'Pro Audio',
  'Audio & Headphones',
  'Gaming',
  'Cameras',
  'Smart Home',
]
