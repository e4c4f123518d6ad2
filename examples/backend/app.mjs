/** The thirteen paths of the API, with CORS, cart ids and errors. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { addLine, clearCart, countItems, getLines, refusal, removeLine, updateLine } from './cart.mjs'
import { getCategory, getPost, getProduct, listBrands, listCategories, listPosts, listProducts } from './catalogue.mjs'

/** @typedef {{ Variables: { cartId: string } }} Environment */

/**
 * Returns the API. `fetch` of the result answers a request.
 * @param {import('./database.mjs').Database} db
 * @param {string[]} origins of the shops that may call it
 */
export function createApp(db, origins) {
  /** @type {Hono<Environment>} */
  const app = new Hono()
  app.use(
    cors({
      origin: origins,
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['content-type', 'x-cart-id'],
      exposeHeaders: ['x-cart-id'],
      maxAge: 600,
    }),
    bodyLimit({ maxSize: 100_000 }),
  )

  app.get('/api/products', (c) => c.json(listProducts(db, c.req.query())))
  app.get('/api/products/:id', (c) => c.json(found(getProduct(db, c.req.param('id')), 'product')))
  app.get('/api/categories', (c) => c.json(listCategories(db)))
  app.get('/api/categories/:slug', (c) => c.json(found(getCategory(db, c.req.param('slug')), 'category')))
  app.get('/api/brands', (c) => c.json(listBrands(db)))
  app.get('/api/blog', (c) => c.json(listPosts(db, c.req.query())))
  app.get('/api/blog/:slug', (c) => c.json(found(getPost(db, c.req.param('slug')), 'post')))

  app.use('/api/cart/*', async (c, next) => {
    const sent = c.req.header('x-cart-id') ?? ''
    c.set('cartId', /^[!-~]{1,128}$/.test(sent) ? sent : randomUUID())
    c.header('x-cart-id', c.get('cartId'))
    // All carts have the same URL.
    c.header('cache-control', 'no-store')
    await next()
  })
  app.get('/api/cart', (c) => c.json(getLines(db, c.get('cartId'))))
  app.get('/api/cart/count', (c) => c.json(countItems(db, c.get('cartId'))))
  app.post('/api/cart/add', async (c) => c.json(addLine(db, c.get('cartId'), await lineOf(c.req))))
  app.put('/api/cart/update', async (c) => c.json(updateLine(db, c.get('cartId'), await lineOf(c.req))))
  app.delete('/api/cart/remove', async (c) => c.json(removeLine(db, c.get('cartId'), await bodyOf(c.req))))
  app.delete('/api/cart/clear', (c) => c.json(clearCart(db, c.get('cartId'))))

  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.text(error.message, error.status)
    console.error(c.req.method, c.req.url, error)
    return c.text('The server failed', 500)
  })
  return app
}

/** @template T @param {T | undefined} row @param {string} name */
function found(row, name) {
  if (row === undefined) throw refusal(404, `This ${name} does not exist`)
  return row
}

/**
 * Returns the JSON body of a cart write, which names a product.
 * @param {import('hono').HonoRequest} request
 * @returns {Promise<{ productId: string, quantity?: unknown }>}
 */
async function bodyOf(request) {
  const body = await request.json().catch(() => null)
  if (typeof body?.productId !== 'string') throw refusal(400, 'productId is required')
  return body
}

/** Returns a body with a quantity. @param {import('hono').HonoRequest} request */
async function lineOf(request) {
  const { productId, quantity } = await bodyOf(request)
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1)
    throw refusal(400, 'quantity must be a whole number of at least 1')
  return { productId, quantity }
}
