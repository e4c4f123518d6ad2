import { createMemoryHistory } from '@tanstack/react-router'
import { studioHeadphones } from '#fixtures/products.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { createAppRouter } from './router.tsx'

type Router = ReturnType<typeof createAppRouter>

/** Returns the router of a shop with the base path `/shop/` after `visit` was called three times, from `url`. */
async function visitThrice(url: string, visit: (router: Router, times: number) => Promise<void>): Promise<Router> {
  const context = { queryClient: createQueryClient(), site: DEFAULT_CONFIG }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [url] }))
  router.update({ ...router.options, basepath: '/shop/' })
  await router.load()
  for (let times = 0; times < 3; times += 1) await visit(router, times)
  return router
}

const product = { to: '/products/$id', params: { id: studioHeadphones.id } } as const

test.each<[string, number, string, (router: Router, times: number) => Promise<void>]>([
  ['a link', 2, '/shop/', ({ navigate }) => navigate({ to: '/faq' })],
  ['a link of the shown page', 1, '/shop/faq', ({ navigate }) => navigate({ to: '/faq' })],
  ['a link of the page with a slash', 1, '/shop/faq/', ({ navigate }) => navigate({ to: '/faq' })],
  ['a search', 2, '/shop/?page=2', ({ navigate }) => navigate({ to: '/', search: { search: 'studio pro' } })],
  // Page numbers and filters set the state of an entry.
  [
    'a page number',
    1,
    '/shop/?page=2',
    ({ navigate }) => navigate({ to: '.', search: true, state: { isSort: false } }),
  ],
  // The link of a card has the product in its state, and the link of the ticker has not.
  [
    'a product',
    2,
    '/shop/',
    ({ navigate }, times) => navigate({ ...product, state: times === 1 ? { product: studioHeadphones } : {} }),
  ],
  ['different pages', 4, '/shop/', ({ navigate }, times) => navigate({ to: '/', search: { page: times + 2 } })],
  ['different hashes', 4, '/shop/faq', ({ navigate }, times) => navigate({ to: '/faq', hash: `question-${times}` })],
])('%s, opened three times, leaves %i history entries', async (_, entries, url, visit) => {
  const router = await visitThrice(url, visit)
  expect(router.history.length).toBe(entries)
})

test('Back after three times the same page returns to the page before', async () => {
  const router = await visitThrice('/shop/about', ({ navigate }) => navigate({ to: '/faq' }))
  router.history.back()
  await router.load()
  expect(router.state.location.pathname).toBe('/about')
})
