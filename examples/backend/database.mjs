/** The SQLite file: opening it, filling a new one, and converting rows between SQL and JSON. */
import { readFileSync } from 'node:fs'
import sqlite from 'node-sqlite3-wasm'

/** @typedef {import('node-sqlite3-wasm').Database} Database */
/** @typedef {Record<string, unknown>} Row */

/** Columns that contain JSON, and columns that are flags. */
const JSON_COLUMNS = new Set(['images', 'tags', 'blocks'])
const FLAGS = new Set(['isBestSeller', 'isNewArrival', 'isFeatured', 'isAvailable'])

/**
 * Opens a database file. A new file gets the tables of `schema.sql` and the rows of `seed.json`.
 * @param {string} path
 * @returns {Database}
 */
export function openDatabase(path) {
  const db = new sqlite.Database(path)
  db.function('fold', (text) => fold(String(text)), { deterministic: true })
  db.function('matches', (text, search) => matches(String(text), String(search)), { deterministic: true })
  if (!db.get("SELECT 1 FROM sqlite_schema WHERE name = 'product'")) fill(db)
  return db
}

/** @param {Database} db */
function fill(db) {
  /** @param {string} name of a file beside this one */
  const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
  db.exec('BEGIN')
  db.exec(read('schema.sql'))
  /** Rows by table. @type {Record<string, Record<string, string | number | boolean | null | object>[]>} */
  const seed = JSON.parse(read('seed.json'))
  for (const [table, rows] of Object.entries(seed)) {
    for (const row of rows) {
      const columns = Object.keys(row)
      const values = Object.values(row).map((value) => (value instanceof Object ? JSON.stringify(value) : value))
      db.run(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`, values)
    }
  }
  db.exec('COMMIT')
}

/**
 * Returns the rows of a query as the API's objects.
 * @param {Database} db
 * @param {string} sql
 * @param {import('node-sqlite3-wasm').BindValues} [values]
 * @returns {Row[]}
 */
export function all(db, sql, values) {
  return db.all(sql, values).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (JSON_COLUMNS.has(column)) return [column, JSON.parse(String(value))]
        return [column, FLAGS.has(column) ? value === 1 : value]
      }),
    ),
  )
}

/**
 * Removes case and accents, because SQLite's own functions know only the case of ASCII letters.
 * @param {string} text
 */
const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns whether a text contains every word of a search.
 * @param {string} text
 * @param {string} search
 */
const matches = (text, search) =>
  fold(search)
    .split(/\s+/)
    .every((word) => fold(text).includes(word))
