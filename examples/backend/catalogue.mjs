/** Products, categories, brands and posts. */
import { all } from './database.mjs'

/** @typedef {import('./database.mjs').Database} Database */
/** @typedef {Record<string, string>} Query */

const LIMIT_MAX = 100

const FILTERS = `
  (:categoryId IS NULL OR categoryId = :categoryId)
  AND (:brandId IS NULL OR brandId = :brandId)
  AND matches(title || ' ' || brand || ' ' || category, :search)
  AND CAST(price AS REAL) BETWEEN :minPrice AND :maxPrice`

/** SQL expressions by the values of `sortBy`. */
const SORT_KEYS = new Map([
  ['createdAt', 'createdAt'],
  ['price', 'CAST(price AS REAL)'],
  ['rating', 'CAST(rating AS REAL)'],
  ['title', 'fold(title)'],
])

/**
 * Returns a page of products, and the number of all matches. Invalid values of the query count as absent.
 * @param {Database} db
 * @param {Query} query
 */
export function listProducts(db, query) {
  const values = {
    ':categoryId': query.categoryId || null,
    ':brandId': query.brandId || null,
    ':search': query.search ?? '',
    ':minPrice': whole(query.minPrice) ?? 0,
    ':maxPrice': whole(query.maxPrice) ?? Number.MAX_SAFE_INTEGER,
  }
  const key = SORT_KEYS.get(query.sortBy ?? '')
  // Without a valid key, the newest come first whatever the order is.
  const direction = key && query.sortOrder === 'asc' ? 'ASC' : 'DESC'
  const column = key ?? 'createdAt'
  return {
    // Rows without a value come last. The id breaks ties, so that no product is on two pages.
    products: all(
      db,
      `SELECT * FROM productRow WHERE ${FILTERS}
      ORDER BY ${column} IS NULL, ${column} ${direction}, id ${pageOf(query, 24)}`,
      values,
    ),
    total: db.get(`SELECT COUNT(*) AS total FROM productRow WHERE ${FILTERS}`, values)?.total,
  }
}

/** @param {Database} db @param {string} id */
export const getProduct = (db, id) => all(db, 'SELECT * FROM productRow WHERE id = ?', id)[0]

const CATEGORIES = `
  SELECT *, (SELECT COUNT(*) FROM product WHERE categoryId = category.id) AS productCount FROM category`

/** @param {Database} db */
export const listCategories = (db) => all(db, `${CATEGORIES} ORDER BY rowid`)

/** @param {Database} db @param {string} slug */
export const getCategory = (db, slug) => all(db, `${CATEGORIES} WHERE slug = ?`, slug)[0]

/** @param {Database} db */
export const listBrands = (db) =>
  all(db, 'SELECT *, (SELECT COUNT(*) FROM product WHERE brandId = brand.id) AS productCount FROM brand ORDER BY rowid')

/** @param {Database} db @param {Query} query */
export const listPosts = (db, query) => ({
  posts: all(db, `SELECT * FROM post ORDER BY publishedAt IS NULL, publishedAt DESC, id ${pageOf(query, 10)}`),
  total: db.get('SELECT COUNT(*) AS total FROM post')?.total,
})

/** @param {Database} db @param {string} slug */
export const getPost = (db, slug) => all(db, 'SELECT * FROM post WHERE slug = ?', slug)[0]

/**
 * Returns the SQL that cuts out the requested page.
 * @param {Query} query
 * @param {number} size the number of rows without `limit`
 */
function pageOf(query, size) {
  const limit = Math.min(whole(query.limit) || size, LIMIT_MAX)
  return `LIMIT ${limit} OFFSET ${((whole(query.page) || 1) - 1) * limit}`
}

/** Returns a whole number of at most nine digits, or null. @param {string | undefined} text */
const whole = (text) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null)
