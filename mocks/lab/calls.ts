/** The calls of spec §7, each with the name it has in links. */
export type KnownCall = { id: string; method: string; path: string; pattern: RegExp }

const call = (id: string, method: string, path: string): KnownCall => ({
  id,
  method,
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`),
})

export const CALLS: readonly KnownCall[] = [
  call('products', 'GET', '/api/products'),
  call('product', 'GET', '/api/products/{id}'),
  call('categories', 'GET', '/api/categories'),
  call('category', 'GET', '/api/categories/{slug}'),
  call('brands', 'GET', '/api/brands'),
  call('blog', 'GET', '/api/blog'),
  call('post', 'GET', '/api/blog/{slug}'),
  call('cart', 'GET', '/api/cart'),
  call('count', 'GET', '/api/cart/count'),
  call('add', 'POST', '/api/cart/add'),
  call('remove', 'DELETE', '/api/cart/remove'),
  call('update', 'PUT', '/api/cart/update'),
  call('clear', 'DELETE', '/api/cart/clear'),
]

/** Which of them a request is. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): KnownCall | undefined {
  const { pathname } = new URL(url)
  return CALLS.find((known) => known.method === method && known.pattern.test(pathname))
}
