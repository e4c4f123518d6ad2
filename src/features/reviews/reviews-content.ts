/**
 * Texts of the reviews page (spec §2): three featured reviews, three comparisons, six latest reviews.
 * A test compares product names, prices and pictures with the catalogue.
 */

export type Review = {
  id: string
  title: string
  product: string
  category: string
  /** Out of 5, with one decimal. */
  rating: string
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
    title: 'The headphones you stop thinking about',
    product: 'Aurelle Studio One',
    category: 'Audio & Headphones',
    rating: '4.8',
    date: '2026-09-22',
    summary:
      'Four weeks of mixing, editing and one long train journey later, the Studio One has told us nothing but the truth. Bass is there when it was recorded and absent when it was not. Voices sit where they were put. The steel band looks severe and wears lightly, and every part that ages (pads, cable, cushion) comes off without a tool.',
    readings: [
      ['Weight', '302 g'],
      ['Impedance', '48 ohms'],
      ['Clamp', '4.6 N'],
      ['Cable', '3.0 m'],
    ],
    liked: ['A neutral voice at every volume', 'Pads and cable change in a minute', 'Comfortable over glasses'],
    missed: ['No short cable in the box', 'Closed shells run warm in July'],
  },
  {
    id: 'norrvane-studio-16',
    title: 'A quiet desk, folded in half',
    product: 'Norrvane Studio 16',
    category: 'Laptops',
    rating: '4.6',
    date: '2026-09-15',
    summary:
      'The matte panel arrived within a whisker of the calibration on its card, and the fans stayed off through a whole day of photographs. Video renders wake them, to a hush rather than a howl. Two fast ports on each side mean the charger goes wherever the wall is.',
    readings: [
      ['Panel error', '0.8 dE'],
      ['Edit, fans', '0 dB'],
      ['Render, fans', '34 dB'],
      ['Battery', '11 h 20'],
    ],
    liked: ['A panel you can trust unmeasured', 'Silent in a normal edit', 'Ports on both sides'],
    missed: ['No card reader', 'The charger is the size of a paperback'],
  },
  {
    id: 'lumorel-m1',
    title: 'Dials first, menus never',
    product: 'Lumorel M1 Mirrorless',
    category: 'Cameras',
    rating: '4.7',
    date: '2026-09-08',
    summary:
      'Everything that matters has a dial, and every dial has a mark you can read in the dark of a concert hall. Seven stops of steadying let us hand-hold half a second. The files forgive a stop and a half of optimism. Bring your own lens: this is the body alone, with two batteries.',
    readings: [
      ['Resolution', '33 MP'],
      ['Steadying', '7 stops'],
      ['Shutter lag', '42 ms'],
      ['Per battery', '520 shots'],
    ],
    liked: ['Settings visible with the power off', 'Half a second, hand-held', 'A second battery in the box'],
    missed: ['The strap lugs tap the body', 'One card slot'],
  },
]

export const comparisons: Comparison[] = [
  {
    id: 'studio-one-or-two',
    title: 'Studio One or Studio Two?',
    category: 'Audio & Headphones',
    contenders: [
      { product: 'Aurelle Studio One', rating: '4.8', picture: 'headphones-graphite-1' },
      { product: 'Aurelle Studio Two Wireless', rating: '4.6', picture: 'headphones-sand-1' },
    ],
    rows: [
      { measure: 'Price', values: ['$349.00', '$449.00'], better: 0 },
      { measure: 'Weight', values: ['302 g', '318 g'], better: 0 },
      { measure: 'Cable', values: ['3.0 m', 'None'] },
      { measure: 'Listening time', values: ['No limit', '40 h'], better: 0 },
      { measure: 'Noise cancelling', values: ['None', '31 dB'], better: 1 },
      { measure: 'Folds', values: ['No', 'Flat'], better: 1 },
    ],
    verdict:
      'One voice, two lives. Take the One to a desk and forget it is there. Take the Two wherever the world is louder than the music.',
  },
  {
    id: 'nearfield-five-or-seven',
    title: 'Nearfield 5 or Nearfield 7?',
    category: 'Pro Audio',
    contenders: [
      { product: 'Pallane Nearfield 5 Monitors (Pair)', rating: '4.4', picture: 'studio-monitor-sand-2' },
      { product: 'Pallane Nearfield 7 Monitors (Pair)', rating: '4.7', picture: 'studio-monitor-graphite-2' },
    ],
    rows: [
      { measure: 'Price', values: ['$399.00', '$649.00'], better: 0 },
      { measure: 'Woofer', values: ['5 in', '7 in'] },
      { measure: 'Lowest note', values: ['54 Hz', '42 Hz'], better: 1 },
      { measure: 'From the wall', values: ['10 cm', '35 cm'], better: 0 },
      { measure: 'Loudest, 1 m', values: ['104 dB', '109 dB'], better: 1 },
      { measure: 'Port', values: ['Front', 'Rear'] },
    ],
    verdict:
      'The room decides. Below twelve square metres the 5 is the honest one, because the 7 excites corners you cannot treat. Above that, the extra octave is worth every dollar.',
  },
  {
    id: 'type-65-or-75',
    title: 'Type 65 or Type 75?',
    category: 'Gaming',
    contenders: [
      { product: 'Kestrane Type 65 Keyboard', rating: '4.7', picture: 'keyboard-65-sand-1' },
      { product: 'Kestrane Type 75 Keyboard', rating: '3.9', picture: 'keyboard-graphite-1' },
    ],
    rows: [
      { measure: 'Price', values: ['$159.00', '$119.00'], better: 1 },
      { measure: 'Keys', values: ['67', '82'], better: 1 },
      { measure: 'Mount', values: ['Gasket', 'Tray'], better: 0 },
      { measure: 'Typing, 30 cm', values: ['46 dB', '53 dB'], better: 0 },
      { measure: 'Swap switches', values: ['Yes', 'No'], better: 0 },
      { measure: 'Cable', values: ['Straight', 'Coiled'] },
    ],
    verdict:
      'The 75 gives more keys for less money, and sounds like it. If you type for a living, the 65 pays back its forty dollars by the end of the first week.',
  },
]

export const latestReviews: LatestReview[] = [
  {
    id: 'tessarine-two',
    title: 'One large knob, and it is the right one',
    product: 'Tessarine Two Audio Interface',
    category: 'Pro Audio',
    rating: '4.7',
    date: '2026-09-25',
    picture: 'audio-interface-silver-1',
    summary:
      'Sixty clean decibels of gain, enough for the quietest dynamic microphone we own. It runs from the cable and has not dropped a sample in a month.',
  },
  {
    id: 'ostrel-nine-mini',
    title: 'A small phone that skipped nothing',
    product: 'Ostrel Nine Mini',
    category: 'Smartphones',
    rating: '4.4',
    date: '2026-09-18',
    picture: 'phone-navy-1',
    summary:
      'All of the Nine within the reach of one thumb. A day and a half on a charge held true for us, as long as we left the brightness alone.',
  },
  {
    id: 'vantrel-pilot',
    title: 'Your library, on a train',
    product: 'Vantrel Pilot Handheld',
    category: 'Gaming',
    rating: '4.1',
    date: '2026-09-11',
    picture: 'handheld-graphite-1',
    summary:
      'The eight-inch screen is a pleasure and the grips suit large hands. At 640 g it wants a lap or a table before the second hour.',
  },
  {
    id: 'lumorel-trail-go',
    title: 'Good enough for the dog',
    product: 'Lumorel Trail Go',
    category: 'Cameras',
    rating: '3.6',
    date: '2026-09-04',
    picture: 'action-camera-sand-1',
    summary:
      'The magnet is stronger than it looks and the 4K is fine in daylight. Under trees the picture turns to porridge, and two hours of battery are really ninety minutes.',
  },
  {
    id: 'norrvane-draft-12',
    title: 'A typewriter with a web browser',
    product: 'Norrvane Draft 12',
    category: 'Laptops',
    rating: '3.4',
    date: '2026-08-28',
    picture: 'convertible-sand-2',
    summary:
      'It wakes before the lid is up and the keys are a joy. Eight gigabytes of memory are enough for words, and for very little else.',
  },
  {
    id: 'brightmoor-porch-wired',
    title: 'The old wire, the old problems',
    product: 'Brightmoor Porch Wired Doorbell',
    category: 'Smart Home',
    rating: '2.9',
    date: '2026-08-21',
    picture: 'doorbell-silver-1',
    summary:
      'Never needing a charge is worth something. But on our older transformer it restarted twice a week, and the chime arrived after the visitor had knocked.',
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
