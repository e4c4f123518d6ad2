/** Reads one row as a product. What depends on other rows, such as ids, comes later (to-catalogue.ts). */
import type { Product } from '#src/api/contract.ts'
import { readDate } from '../cells/dates.ts'
import { linkFrom } from '../cells/link-template.ts'
import { readLink, readPicture, splitPictures } from '../cells/links.ts'
import { placeholderIn } from '../cells/placeholders.ts'
import { oneLine, plainText } from '../cells/plain-text.ts'
import { readAvailability, readYesNo } from '../cells/yes-no.ts'
import { isTracker } from '../check-links/trackers.ts'
import type { Layout } from '../layouts/layout.ts'
import type { Cell } from '../read/raw-row.ts'
import { isUnreadable, type Unreadable } from '../unreadable.ts'
import { firstCell, hasText, type RowCells, readCell, readOptional } from './row-cells.ts'
import { type PriceCell, type PriceOptions, readPrices } from './row-prices.ts'

export type RowOptions = PriceOptions &
  Pick<Layout, 'categoryPath' | 'categoryList' | 'pictureFolder'> & {
    /** The part of a category's path, such as Home > Audio > Headphones, that is used as its name. */
    categoryLevel: 'first' | 'last'
    /** The address of `--link`, which contains `{link}`. */
    linkTemplate?: string | null
  }

/** A row that was read as a product. Its id, prices and category depend on other rows. */
export type ProductRow = Omit<Product, 'id' | 'price' | 'originalPrice' | 'discountPercentage' | 'categoryId'> & {
  line: number
  /** The cell that identifies the product, if it has one. */
  idCell: Cell | null
  /** The cell that variants of the same product share, if it has one. */
  group: Cell | null
  prices: { price: PriceCell; originalPrice: PriceCell | null }
}

const LONGEST_TITLE = 300
const PLACEHOLDER: Unreadable = {
  what: 'is a placeholder for your id',
  expected: 'a link with your id: download the file from your own account at the network',
  isRepeated: true,
}
const TRACKING_LINK: Unreadable = {
  what: 'already is a tracking link',
  expected: "a merchant's address for --link, such as --map affiliateUrl=merchant_deep_link",
  isRepeated: true,
}
const TITLE: Unreadable = { what: 'has no title', expected: 'the name of a product' }

/** Reads the cells of a row. Returns null if the row is bad, which is reported. */
export function readProductRow(line: number, row: RowCells, options: RowOptions): ProductRow | null {
  const title = readTitle(row)
  const affiliateUrl = readAffiliateUrl(row, options)
  const prices = readPrices(row, options)
  if (title === null || affiliateUrl === undefined || !prices) return null
  const flag = (field: 'bestSeller' | 'newArrival' | 'featured') => readOptional(row, field, readFlag) ?? false
  return {
    line,
    idCell: readIdentity(row, 'id'),
    group: groupOf(row),
    title,
    images: readImages(row, options),
    prices,
    rating: ratingOf(row),
    reviewCount: readOptional(row, 'reviewCount', readCount),
    isBestSeller: flag('bestSeller'),
    isNewArrival: flag('newArrival'),
    isFeatured: flag('featured'),
    isAvailable: isAvailable(row),
    affiliateUrl,
    brand: readOptional(row, 'brand', oneLine) || null,
    category: readCategory(row, options),
    asin: readOptional(row, 'asin', oneLine) || null,
    description: readDescription(row),
    createdAt: createdAtOf(row, options),
  }
}

/** Returns the cell that variants of the same product share, if it has one. */
export function groupOf(row: RowCells): Cell | null {
  const group = readIdentity(row, 'group')
  // Programs write 0 for a product without a group.
  if (!group || group.text === '0') return null
  const merchant = readOptional(row, 'merchant', oneLine)
  return merchant ? { ...group, text: `${merchant} ${group.text}` } : group
}

export const createdAtOf = (row: RowCells, { dates }: RowOptions): string | null =>
  readOptional(row, 'createdAt', (text) => readDate(text, dates))

function readIdentity(row: RowCells, field: 'id' | 'group'): Cell | null {
  const text = readOptional(row, field, oneLine)
  const cell = firstCell(row, field)
  return text && cell ? { ...cell, text } : null
}

function readTitle(row: RowCells): string | null {
  const cell = firstCell(row, 'title')
  const title = cell ? readCell(cell, (text) => oneLine(text) || TITLE) : TITLE
  if (isUnreadable(title)) {
    row.reject(cell, title)
    return null
  }
  if (title.length <= LONGEST_TITLE) return title
  row.warn(cell, { what: `has ${title.length} characters and is cut`, expected: `at most ${LONGEST_TITLE}` })
  // By character, so that no emoji is cut in half.
  return Array.from(title).slice(0, LONGEST_TITLE).join('').trim()
}

/** Returns null for a product without a link, which cannot be bought, and undefined for a bad one. */
function readAffiliateUrl(row: RowCells, { linkTemplate }: RowOptions): string | null | undefined {
  const cell = firstCell(row, 'affiliateUrl')
  if (!hasText(cell)) {
    row.warn(cell, { what: 'has no link', expected: 'the address where the product can be bought' })
    return null
  }
  const link = readCell(cell, readLink)
  const placeholder = isUnreadable(link) ? null : placeholderIn(link)
  if (isUnreadable(link)) row.reject(cell, link)
  else if (placeholder !== null) row.reject({ ...cell, text: placeholder }, PLACEHOLDER)
  else if (!linkTemplate) return link
  else if (isTracker(new URL(link))) row.reject({ ...cell, text: `${new URL(link).origin}/…` }, TRACKING_LINK)
  else return linkFrom(linkTemplate, link)
  return undefined
}

export function readImages(row: RowCells, { pictureFolder = '' }: RowOptions): string[] {
  const pictures = (row.cells.get('images') ?? []).flatMap((cell) =>
    splitPictures(cell.text).flatMap((text) => {
      const picture = readPicture(text.includes('/') ? text : pictureFolder + text)
      if (!isUnreadable(picture)) return [picture]
      row.warn({ ...cell, text }, picture)
      return []
    }),
  )
  return Array.from(new Set(pictures))
}

/** A description may be a list, which is several cells of one column. */
function readDescription(row: RowCells): string | null {
  const { column } = firstCell(row, 'description') ?? {}
  const cells = row.cells.get('description')?.filter((cell) => cell.column === column) ?? []
  if (cells.length < 2) return readOptional(row, 'description', plainText) || null
  return plainText(cells.map(({ text }) => text).join('\n')) || null
}

const readCategory = (row: RowCells, options: RowOptions): string | null =>
  categoryPathOf(row, options).at(options.categoryLevel === 'first' ? 0 : -1) ?? null

/** Returns the names of a category's path, the longest of several. Numbers of Google's taxonomy are no names. */
export function categoryPathOf(row: RowCells, { categoryPath = '>', categoryList }: RowOptions): string[] {
  const cell = row.cells.get('category')?.find(({ text }) => /\D/.test(text.trim()))
  const paths = splitList(cell ? oneLine(cell.text) : '', categoryList).map((path) =>
    path
      .split(categoryPath)
      .map((name) => name.trim())
      .filter(Boolean),
  )
  return paths.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** `\,` is a comma inside a name. */
const splitList = (text: string, separator: string | undefined): string[] =>
  separator === undefined
    ? [text]
    : text.split(separator === ',' ? /(?<!\\),/ : separator).map((part) => part.replaceAll('\\,', ','))

/** A product whose row does not tell is available. */
export const isAvailable = (row: RowCells): boolean =>
  sellsWithoutStock(row) || (readOptional(row, 'availability', readStock) ?? true)

/** Returns whether the product is sold when none is left, or nobody counts how many are left. */
function sellsWithoutStock(row: RowCells): boolean {
  const backorders = firstCell(row, 'backorders')?.text ?? ''
  const counter = firstCell(row, 'stockCounter')
  return (
    backorders.trim().toLowerCase() === 'continue' ||
    readYesNo(backorders) === true ||
    (counter !== null && !hasText(counter))
  )
}

const readFlag = (text: string): boolean | Unreadable =>
  readYesNo(text) ?? { what: 'is not yes or no', expected: 'yes, no, 1 or 0' }

const readStock = (text: string): boolean | Unreadable =>
  readAvailability(text) ?? { what: 'is not an availability', expected: 'in stock, out of stock, yes, no or a number' }

/** Returns null also for 0, which shops write for a product without reviews. */
function ratingOf(row: RowCells): string | null {
  const rating = readOptional(row, 'rating', readRating)
  return Number(rating) === 0 ? null : rating
}

function readRating(text: string): string | Unreadable {
  const rating = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(rating) && Number(rating) <= 5
    ? rating
    : { what: 'is not a rating', expected: 'a number from 0 to 5' }
}

function readCount(text: string): number | Unreadable {
  const digits = text.trim().replace(/[.,'\s](?=\d{3})/g, '')
  const isCount = /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits))
  return isCount ? Number(digits) : { what: 'is not a count', expected: 'a whole number such as 1,250' }
}
