import { existsSync } from 'node:fs'
import { products } from '#fixtures/products.ts'
import { reviews as content } from './reviews-content.ts'

const { featured, comparisons, latest, categories } = content
const reviews = [...featured, ...latest]
const contenders = comparisons.flatMap((comparison) => comparison.contenders)

test('the reviews and comparisons name only products and categories of the catalogue', () => {
  const known = new Map(products.map((product) => [product.title, product.category]))
  for (const { product, category } of reviews) expect([product, known.get(product)]).toEqual([product, category])
  for (const { product } of contenders) expect(known.has(product)).toBe(true)
  expect(new Set(categories)).toEqual(new Set(known.values()))
})

test('the comparisons have the prices of the catalogue', () => {
  for (const { contenders: pair, rows } of comparisons) {
    const prices = rows.find(({ isPrice }) => isPrice)?.values
    expect(prices).toEqual(pair.map(({ product }) => products.find(({ title }) => title === product)?.price))
  }
})

test('each review says for how many weeks or months the product was used, as the About page promises', () => {
  const time = /\b(?:a month|(?:two|three|four|five|six) (?:weeks|months))\b/
  expect(reviews.filter(({ summary }) => !time.test(summary)).map(({ id }) => id)).toEqual([])
})

test('the reviews and comparisons show existing pictures', () => {
  const pictures = [...reviews, ...contenders].map(({ picture }) => picture)
  expect(pictures.filter((picture) => !existsSync(`public/${picture}`))).toEqual([])
})
