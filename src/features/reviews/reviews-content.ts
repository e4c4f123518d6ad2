/** Texts of the reviews page (spec §2). A test compares product names, prices and pictures with the catalogue. */
import type { Reviews } from '#src/content/content-file.ts'
import { reviewPicture, studioPicture } from '#src/lib/studio-picture.ts'

const featured: Reviews['featured'] = [
  {
    id: 'aurelle-studio-one',
    picture: reviewPicture('aurelle-studio-one'),
    product: 'Aurelle Studio One',
    title: 'Accurate, comfortable and easy to repair',
    rating: '4.8',
    category: 'Audio & Headphones',
    date: '2026-09-22',
    summary:
      'We used the Studio One for four weeks of mixing, editing and travel. Bass is never exaggerated, and vocals are clear and precisely placed. The steel headband stays comfortable through long sessions, and the ear pads, cable and headband cushion can all be replaced without tools.',
    readings: [
      { label: 'Weight', value: '10.7 oz' },
      { label: 'Impedance', value: '48 ohms' },
      { label: 'Clamping force', value: '4.6 N' },
      { label: 'Cable', value: '10 ft' },
    ],
    liked: ['Neutral sound at any volume', 'Easy-to-replace ear pads and cable', 'Comfortable with glasses'],
    missed: ['No short cable included', 'Ear cups get warm in hot weather'],
  },
  {
    id: 'norrvane-studio-16',
    picture: reviewPicture('norrvane-studio-16'),
    product: 'Norrvane Studio 16',
    title: 'An accurate display and near-silent fans',
    rating: '4.6',
    category: 'Laptops',
    date: '2026-09-15',
    summary:
      'We used the Studio 16 for five weeks of photo and video work. The matte display measured very close to the calibration report in the box, and the fans stayed off through a full day of photo editing. Long video renders turn them on, but they stay quiet. Both sides have two full-speed USB-C ports, so you can charge from the left or the right.',
    readings: [
      { label: 'Color error', value: '0.8 dE' },
      { label: 'Fans, editing', value: '0 dB' },
      { label: 'Fans, rendering', value: '34 dB' },
      { label: 'Battery life', value: '11 hours' },
    ],
    liked: ['Accurate color out of the box', 'Silent during photo editing', 'USB-C ports on both sides'],
    missed: ['No card reader', 'Bulky charger'],
  },
  {
    id: 'lumorel-m1',
    picture: reviewPicture('lumorel-m1'),
    product: 'Lumorel M1 Mirrorless',
    title: 'Physical dials for every key setting',
    rating: '4.7',
    category: 'Cameras',
    date: '2026-09-08',
    summary:
      'We used the M1 for six weeks of concerts, portraits and travel. The markings on the dials are easy to read, even in a dark concert hall. Seven stops of image stabilization gave us sharp handheld shots at half a second. Files recover well from a stop and a half of underexposure. The M1 is sold body only, with two batteries.',
    readings: [
      { label: 'Resolution', value: '33 MP' },
      { label: 'Stabilization', value: '7 stops' },
      { label: 'Shutter lag', value: '42 ms' },
      { label: 'Battery life', value: '520 shots' },
    ],
    liked: ['Settings visible with the power off', 'Excellent image stabilization', 'Second battery included'],
    missed: ['Strap lugs can tap against the body', 'Only one card slot'],
  },
]

const comparisons: Reviews['comparisons'] = [
  {
    title: 'Studio One vs. Studio Two',
    category: 'Audio & Headphones',
    contenders: [
      { product: 'Aurelle Studio One', rating: '4.8', picture: studioPicture('headphones-graphite-1') },
      { product: 'Aurelle Studio Two Wireless', rating: '4.6', picture: studioPicture('headphones-sand-1') },
    ],
    rows: [
      { measure: 'Price', isPrice: true, values: ['349.00', '449.00'], better: 0 },
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
    title: 'Nearfield 5 vs. Nearfield 7',
    category: 'Pro Audio',
    contenders: [
      {
        product: 'Pallane Nearfield 5 Monitors (Pair)',
        rating: '4.4',
        picture: studioPicture('studio-monitor-sand-2'),
      },
      {
        product: 'Pallane Nearfield 7 Monitors (Pair)',
        rating: '4.7',
        picture: studioPicture('studio-monitor-graphite-2'),
      },
    ],
    rows: [
      { measure: 'Price', isPrice: true, values: ['399.00', '649.00'], better: 0 },
      { measure: 'Woofer', values: ['5 in', '7 in'] },
      { measure: 'Bass extension', values: ['54 Hz', '42 Hz'], better: 1 },
      { measure: 'Wall clearance', values: ['3.9 in', '13.8 in'], better: 0 },
      { measure: 'Max SPL at 3 ft', values: ['104 dB', '109 dB'], better: 1 },
      { measure: 'Amplifier per side', values: ['70 W', '120 W'], better: 1 },
    ],
    verdict:
      'The right choice depends on your room. In rooms under 130 square feet, the Nearfield 5 is the better fit, because the 7 can sound boomy. In larger rooms, the deeper bass and higher output of the Nearfield 7 are worth the extra cost.',
  },
  {
    title: 'Type 65 vs. Type 75',
    category: 'Gaming',
    contenders: [
      { product: 'Kestrane Type 65 Keyboard', rating: '4.7', picture: studioPicture('keyboard-65-sand-1') },
      { product: 'Kestrane Type 75 Keyboard', rating: '3.9', picture: studioPicture('keyboard-graphite-1') },
    ],
    rows: [
      { measure: 'Price', isPrice: true, values: ['159.00', '119.00'], better: 1 },
      { measure: 'Keys', values: ['67', '81'], better: 1 },
      { measure: 'Mount', values: ['Gasket', 'Tray'], better: 0 },
      { measure: 'Typing noise', values: ['46 dB', '53 dB'], better: 0 },
      { measure: 'Hot-swappable', values: ['Yes', 'No'], better: 0 },
      { measure: 'Coiled cable', values: ['6 ft', '4 ft'], better: 0 },
    ],
    verdict:
      'The Type 75 gives you more keys for less money, but it’s louder and its switches are soldered. If you type all day, the quieter Type 65 is worth the higher price.',
  },
]

const latest: Reviews['latest'] = [
  {
    id: 'tessarine-two',
    product: 'Tessarine Two Audio Interface',
    title: 'Clean gain and simple controls',
    rating: '4.7',
    category: 'Pro Audio',
    date: '2026-09-25',
    picture: studioPicture('audio-interface-silver-1'),
    summary:
      'The preamps offer 60 dB of clean gain, enough for the quietest dynamic microphone we own. It’s powered over USB-C, and we had no dropouts in a month of use.',
  },
  {
    id: 'ostrel-nine-mini',
    product: 'Ostrel Nine Mini',
    title: 'A full-featured phone for one-handed use',
    rating: '4.4',
    category: 'Smartphones',
    date: '2026-09-18',
    picture: studioPicture('phone-navy-1'),
    summary:
      'The Mini does everything the Nine does in a size you can use with one hand. In three weeks, we got a day and a half per charge, as long as we kept the screen brightness down.',
  },
  {
    id: 'vantrel-pilot',
    product: 'Vantrel Pilot Handheld',
    title: 'A big screen for gaming on the go',
    rating: '4.1',
    category: 'Gaming',
    date: '2026-09-11',
    picture: studioPicture('handheld-graphite-1'),
    summary:
      'We played on the Pilot for four weeks. The 8-inch screen looks great, and the grips suit large hands. It weighs 1.4 lb, so we ended up resting it on a lap or table during longer sessions.',
  },
  {
    id: 'lumorel-trail-go',
    product: 'Lumorel Trail Go',
    title: 'Good in daylight, soft in the shade',
    rating: '3.6',
    category: 'Cameras',
    date: '2026-09-04',
    picture: studioPicture('action-camera-sand-1'),
    summary:
      'The magnetic mount held well through three weeks of rides, and 4K video looks good in daylight. Footage shot in the shade of trees loses detail. Battery life is rated at two hours, but we got 90 minutes at 4K.',
  },
  {
    id: 'norrvane-draft-12',
    product: 'Norrvane Draft 12',
    title: 'A great keyboard with limited memory',
    rating: '3.4',
    category: 'Laptops',
    date: '2026-08-28',
    picture: studioPicture('convertible-sand-2'),
    summary:
      'It wakes the moment you open the lid, and the keyboard was excellent through five weeks of daily writing. With 8 GB of memory, it’s best for writing and light browsing.',
  },
  {
    id: 'brightmoor-porch-wired',
    product: 'Brightmoor Porch Wired Doorbell',
    title: 'No charging, but check your transformer',
    rating: '2.9',
    category: 'Smart Home',
    date: '2026-08-21',
    picture: studioPicture('doorbell-silver-1'),
    summary:
      'It runs on existing doorbell wiring, so you never have to charge it. In two months with our older transformer, it restarted about twice a week, and the chime rang with a noticeable delay.',
  },
]

/** In the catalogue's order. */
const categories = ['Laptops', 'Smartphones', 'Pro Audio', 'Audio & Headphones', 'Gaming', 'Cameras', 'Smart Home']

export const reviews: Reviews = {
  lead: 'We use each product for weeks, then report what we measured, liked and disliked.',
  categories,
  featured,
  comparisons,
  latest,
}
