import { posts as allPosts } from '#fixtures/posts.ts'
import { products as allProducts, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import {
  BlogPost,
  BlogPostList,
  BrandList,
  Cart,
  CartCount,
  Category,
  CategoryList,
  Product,
  ProductList,
} from '#src/api/contract.ts'
import { takeWarnings } from '#src/testing/setup.ts'
import { answer } from '../node.ts'
import { builtInRows } from '../store/built-in-rows.ts'
import { seed } from '../store/db.ts'

const CART = 'testcart0001'

function call(method: string, path: string, body?: unknown, cartId: string | null = CART): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (cartId !== null) headers.set('x-cart-id', cartId)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return answer(
    new Request(`http://shop.test${path}`, { method, headers, body: body === undefined ? undefined : text }),
  )
}

const list = async (query: string) => ProductList.parse(await (await call('GET', `/api/products${query}`)).json())
const prices = (products: Product[]) => products.map((product) => Number(product.price))

describe('GET /api/products', () => {
  test('returns 24 products, newest first, and the total', async () => {
    const { products, total } = await list('')
    expect(products).toHaveLength(24)
    expect(total).toBe(allProducts.length)
    const dates = allProducts.map((product) => product.createdAt ?? '').toSorted()
    expect(products.map((product) => product.createdAt)).toEqual(dates.toReversed().slice(0, 24))
  })

  test('pages do not overlap, and the page after the last is empty', async () => {
    const last = Math.ceil(allProducts.length / 24)
    const pages = await Promise.all(Array.from({ length: last }, (_, index) => list(`?page=${index + 1}`)))
    const ids = pages.flatMap((page) => page.products.map((product) => product.id))
    expect(ids).toHaveLength(allProducts.length)
    expect(new Set(ids).size).toBe(allProducts.length)
    expect((await list(`?page=${last + 1}`)).products).toEqual([])
  })

  test('sorts prices as numbers in both directions', async () => {
    const cheap = prices((await list('?sortBy=price&sortOrder=asc&limit=100')).products)
    expect(cheap).toEqual(cheap.toSorted((a, b) => a - b))
    const dear = prices((await list('?sortBy=price&sortOrder=desc&limit=100')).products)
    expect(dear).toEqual(dear.toSorted((a, b) => b - a))
  })

  test('combines filters by category, brand, search and price', async () => {
    const { products } = await list('?categoryId=cat-audio-headphones&search=aurelle&minPrice=100&maxPrice=500')
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) {
      expect(product).toMatchObject({ categoryId: 'cat-audio-headphones', brand: 'Aurelle' })
      expect(Number(product.price)).toBeGreaterThanOrEqual(100)
      expect(Number(product.price)).toBeLessThanOrEqual(500)
    }
    expect((await list('?search=4090')).total).toBe(1)
  })

  test.each([
    '?page=0',
    '?page=abc',
    '?limit=0',
    '?limit=-1',
    '?sortBy=colour',
    '?categoryId=nope',
    '?brandId=nope',
    '?minPrice=x',
  ])('uses defaults for %s', async (query) => {
    expect(await list(query)).toEqual(await list(''))
  })
})

test('GET /api/products/{id} returns a product, or 404 in plain text', async () => {
  const found = await call('GET', `/api/products/${studioLaptop.id}`)
  expect(Product.parse(await found.json()).title).toBe(studioLaptop.title)
  const missing = await call('GET', `/api/products/${encodeURIComponent('a/b%')}`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('Product not found')
})

test('categories have product counts and can be read by slug; brands are complete', async () => {
  const categories = CategoryList.parse(await (await call('GET', '/api/categories')).json())
  expect(categories).toHaveLength(7)
  expect(categories.reduce((sum, category) => sum + (category.productCount ?? 0), 0)).toBe(allProducts.length)
  expect(BrandList.parse(await (await call('GET', '/api/brands')).json())).toHaveLength(14)
  const laptops = Category.parse(await (await call('GET', '/api/categories/laptops')).json())
  const { length } = allProducts.filter(({ category }) => category === 'Laptops')
  expect(laptops).toMatchObject({ slug: 'laptops', productCount: length })
  expect((await call('GET', '/api/categories/submarines')).status).toBe(404)
})

test('the blog returns ten posts per page, newest first, and single posts by slug', async () => {
  const page = async (number: number) =>
    BlogPostList.parse(await (await call('GET', `/api/blog?page=${number}&limit=10`)).json())
  const { posts, total } = await page(1)
  expect(total).toBe(allPosts.length)
  expect(posts).toHaveLength(10)
  const dates = [...posts, ...(await page(2)).posts].map((post) => post.publishedAt ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates).toHaveLength(total)
  const [post] = posts
  expect(BlogPost.parse(await (await call('GET', `/api/blog/${post?.slug}`)).json())).toEqual(post)
  expect((await call('GET', '/api/blog/nope')).status).toBe(404)
})

describe('the cart', () => {
  const cart = async (id = CART) => Cart.parse(await (await call('GET', '/api/cart', undefined, id)).json())
  const count = async () => CartCount.parse(await (await call('GET', '/api/cart/count')).json()).count
  const add = (productId: string, quantity: unknown = 1, id = CART) =>
    call('POST', '/api/cart/add', { productId, quantity }, id)

  test('adds, sums, updates, removes and clears', async () => {
    expect(await cart()).toEqual([])
    await add(studioLaptop.id)
    await add(studioLaptop.id, 2)
    await add(studioHeadphones.id)
    expect((await cart()).map((line) => [line.product.id, line.quantity])).toEqual([
      [studioLaptop.id, 3],
      [studioHeadphones.id, 1],
    ])
    expect(await count()).toBe(4)
    await call('PUT', '/api/cart/update', { productId: studioLaptop.id, quantity: 5 })
    expect(await count()).toBe(6)
    await call('DELETE', '/api/cart/remove', { productId: studioLaptop.id })
    expect(await count()).toBe(1)
    await call('DELETE', '/api/cart/clear')
    expect(await cart()).toEqual([])
  })

  test('is separate per cart id', async () => {
    await add(studioLaptop.id)
    expect(await cart('othercart002')).toEqual([])
  })

  test('survives a reload', async () => {
    await add(studioLaptop.id, 2)
    seed(builtInRows)
    expect(await count()).toBe(2)
  })

  test('includes changes that another tab stored', async () => {
    await add(studioLaptop.id)
    const key = 'overtone:/:carts'
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    stored.lines[0].quantity = 7
    localStorage.setItem(key, JSON.stringify(stored))
    expect(await count()).toBe(7)
  })

  test('shows and counts known products, and keeps the lines of others, which another tab may have', async () => {
    await add(studioLaptop.id, 2)
    seed({ ...builtInRows, products: [studioHeadphones] })
    expect(await cart()).toEqual([])
    await add(studioHeadphones.id)
    expect(await count()).toBe(1)
    seed(builtInRows)
    expect(await count()).toBe(3)
  })

  test.each([
    ['truncated', '{"version":1,"lines":[{"cartId":"te'],
    ['of another version', '{"version":0,"lines":[]}'],
    ['of another shape', '{"version":1,"lines":[{"cartId":1}]}'],
    ['not an object', '"hello"'],
  ])('drops stored carts that are %s, with a warning', async (_what, stored) => {
    localStorage.setItem('overtone:/:carts', stored)
    expect(await cart()).toEqual([])
    expect(takeWarnings()).toEqual([expect.stringContaining('Dropped the stored carts')])
    await add(studioLaptop.id)
    expect(await count()).toBe(1)
  })

  test('works while storage throws', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add(studioLaptop.id)
    await add(studioLaptop.id)
    expect(await count()).toBe(2)
  })

  test('rejects a sum that is no safe integer with 400', async () => {
    await add(studioLaptop.id, Number.MAX_SAFE_INTEGER)
    expect((await add(studioLaptop.id)).status).toBe(400)
    expect(await count()).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each([0, -1, 1.5, '2', null, Number.NaN, 1e20])('rejects the quantity %j with 400', async (quantity) => {
    await add(studioLaptop.id)
    expect((await add(studioLaptop.id, quantity)).status).toBe(400)
    expect((await call('PUT', '/api/cart/update', { productId: studioLaptop.id, quantity })).status).toBe(400)
    expect(await count()).toBe(1)
  })

  test.each(['not json', '[]', 'null', '{"productId":7,"quantity":1}', ''])(
    'rejects the body %j with 400',
    async (body) => {
      expect((await call('POST', '/api/cart/add', body)).status).toBe(400)
      expect((await call('PUT', '/api/cart/update', body)).status).toBe(400)
      expect((await call('DELETE', '/api/cart/remove', body)).status).toBe(400)
    },
  )

  test('rejects unknown products with 404 in plain text', async () => {
    const response = await add('submarine')
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Product not found')
    expect((await call('DELETE', '/api/cart/remove', { productId: 'submarine' })).status).toBe(404)
    expect((await call('PUT', '/api/cart/update', { productId: studioLaptop.id, quantity: 2 })).status).toBe(404)
  })

  test('returns the cart id, and issues one if none was sent, also on plain http', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('Plain http has no crypto.randomUUID')
    })
    expect((await call('GET', '/api/cart')).headers.get('x-cart-id')).toBe(CART)
    const issued = (await call('GET', '/api/cart', undefined, null)).headers.get('x-cart-id')
    expect(issued).toMatch(/^[0-9a-f]{32}$/)
  })
})
