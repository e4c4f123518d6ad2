/** Carts. No function waits for anything, so concurrent requests cannot interfere. Writes return the new count. */
import { HTTPException } from 'hono/http-exception'
import { getProduct } from './catalogue.mjs'
import { all } from './database.mjs'

/** @typedef {import('./database.mjs').Database} Database */
/** @typedef {{ productId: string, quantity: number }} Line */

/** The largest quantity of a product in a cart. */
const QUANTITY_MAX = 999

/** Returns an error, whose text the shop may show. @param {400 | 404 | 409} status @param {string} message */
export const refusal = (status, message) => new HTTPException(status, { message })

/** @param {Database} db @param {string} cartId */
export function getLines(db, cartId) {
  const join = 'cartLine JOIN productRow ON productRow.id = cartLine.productId'
  const rows = all(db, `SELECT productRow.*, quantity FROM ${join} WHERE cartId = ? ORDER BY cartLine.rowid`, cartId)
  return rows.map(({ quantity, ...product }) => ({ product, quantity }))
}

/** @param {Database} db @param {string} cartId */
export const countItems = (db, cartId) =>
  db.get('SELECT COALESCE(SUM(quantity), 0) AS count FROM cartLine WHERE cartId = ?', cartId)

/** @param {Database} db @param {string} cartId @param {Line} line */
export function addLine(db, cartId, { productId, quantity }) {
  requireProduct(db, productId)
  return putLine(db, cartId, { productId, quantity: quantityOf(db, cartId, productId) + quantity })
}

/** @param {Database} db @param {string} cartId @param {Line} line */
export function updateLine(db, cartId, line) {
  if (quantityOf(db, cartId, line.productId) === 0) throw refusal(404, 'This product is not in the cart')
  return putLine(db, cartId, line)
}

/** @param {Database} db @param {string} cartId @param {{ productId: string }} line */
export function removeLine(db, cartId, { productId }) {
  requireProduct(db, productId)
  db.run('DELETE FROM cartLine WHERE cartId = ? AND productId = ?', [cartId, productId])
  return countItems(db, cartId)
}

/** @param {Database} db @param {string} cartId */
export function clearCart(db, cartId) {
  db.run('DELETE FROM cartLine WHERE cartId = ?', cartId)
  return countItems(db, cartId)
}

/** @param {Database} db @param {string} cartId @param {Line} line */
function putLine(db, cartId, { productId, quantity }) {
  if (quantity > QUANTITY_MAX) throw refusal(409, `A cart can have at most ${QUANTITY_MAX} of a product`)
  const sql = 'INSERT INTO cartLine VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET quantity = excluded.quantity'
  db.run(sql, [cartId, productId, quantity])
  return countItems(db, cartId)
}

/** Returns 0 if the cart has no such line. @param {Database} db @param {string} cartId @param {string} productId */
function quantityOf(db, cartId, productId) {
  const sql = 'SELECT quantity FROM cartLine WHERE cartId = ? AND productId = ?'
  return Number(db.get(sql, [cartId, productId])?.quantity ?? 0)
}

/** @param {Database} db @param {string} id */
function requireProduct(db, id) {
  if (!getProduct(db, id)) throw refusal(404, 'This product does not exist')
}
