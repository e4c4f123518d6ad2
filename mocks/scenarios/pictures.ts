/** Scenarios of pictures that are missing or slow. */
import { products } from '#fixtures/products.ts'
import type { Rows } from '#mocks/store/store.ts'
import type { BlogPost } from '#src/api/contract.ts'
import type { Scenario } from './scenario.ts'

/** An invalid picture, which fails without a request. */
const BROKEN = 'data:image/png;base64,AAAA'

/** Query of a picture that `public/api-worker.js` delays by 3 seconds. Without the worker it has no effect. */
const SLOW = '?demo-slow'

type Change = (address: string) => string

/** Returns a function for rows with other addresses of pictures. */
const withPictures = (change: Change) => (rows: Rows) => ({
  ...rows,
  products: rows.products.map((product) => ({ ...product, images: product.images.map(change) })),
  posts: async () => (await rows.posts()).map((post) => withPicturesOf(post, change)),
})

const withPicturesOf = (post: BlogPost, change: Change): BlogPost => ({
  ...post,
  featuredImage: post.featuredImage && change(post.featuredImage),
  blocks: post.blocks.map((block) =>
    block.type === 'image' && block.src ? { ...block, src: change(block.src) } : block,
  ),
})

const defaults = { section: '§2 Screens', page: '', expected: `${products.length} products` }

export const PICTURE_SCENARIOS = {
  'pictures-missing': {
    ...defaults,
    title: 'Missing pictures',
    shows:
      'No picture of a product or post can be loaded. A placeholder of the same size replaces each, with the same alternative text. Pictures that are part of the pages stay.',
    picture: 'placeholder.svg',
    rows: withPictures(() => BROKEN),
  },
  'pictures-slow': {
    ...defaults,
    title: 'Slow pictures',
    shows:
      'Each picture of a product or post arrives after 3 seconds; until then its place is empty. Needs the service worker: if the Demo Lab says that the page itself answers, pictures have their normal speed. Pictures of other sites have it too.',
    picture: SLOW,
    // Other sites may refuse an address with another query.
    rows: withPictures((address) => (address.startsWith('/') ? address + SLOW : address)),
  },
} satisfies Record<string, Scenario>
