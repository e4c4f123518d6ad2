/** Products, titles and ratings of the reviews. Apart from their texts, because the pages of the products have them too. */

export type ReviewTitle = {
  product: string
  title: string
  /** Out of 5, with one decimal. */
  rating: string
}

/** By the review's id. */
export const reviewTitles = {
  'aurelle-studio-one': {
    product: 'Aurelle Studio One',
    title: 'Accurate, comfortable and easy to repair',
    rating: '4.8',
  },
  'norrvane-studio-16': {
    product: 'Norrvane Studio 16',
    title: 'An accurate display and near-silent fans',
    rating: '4.6',
  },
  'lumorel-m1': {
    product: 'Lumorel M1 Mirrorless',
    title: 'Physical dials for every key setting',
    rating: '4.7',
  },
  'tessarine-two': {
    product: 'Tessarine Two Audio Interface',
    title: 'Clean gain and simple controls',
    rating: '4.7',
  },
  'ostrel-nine-mini': {
    product: 'Ostrel Nine Mini',
    title: 'A full-featured phone for one-handed use',
    rating: '4.4',
  },
  'vantrel-pilot': {
    product: 'Vantrel Pilot Handheld',
    title: 'A big screen for gaming on the go',
    rating: '4.1',
  },
  'lumorel-trail-go': {
    product: 'Lumorel Trail Go',
    title: 'Good in daylight, soft in the shade',
    rating: '3.6',
  },
  'norrvane-draft-12': {
    product: 'Norrvane Draft 12',
    title: 'A great keyboard with limited memory',
    rating: '3.4',
  },
  'brightmoor-porch-wired': {
    product: 'Brightmoor Porch Wired Doorbell',
    title: 'No charging, but check your transformer',
    rating: '2.9',
  },
} satisfies Record<string, ReviewTitle>
