/**
 * Format of a page's content as a JSON file: a shop puts `data/content/deals.json` into its folder and names it in
 * `store.content` of config.json.
 *
 * `{store}`, `{retailer}` and `{currency}` in texts stand for what is configured. Relative URLs start at the site's base
 * path.
 */
import * as z from 'zod/mini'
import { describeIssue, withDefault } from '#src/api/contract.ts'
import type { ContentPage } from '#src/config/optional-pages.ts'
import { hasCredentials } from '#src/lib/outbound.ts'
import { KEPT_SECTION } from './kept-section.ts'

const matching = (pattern: RegExp, expected: string) => z.string().check(z.regex(pattern, `expected ${expected}`))

const text = matching(/\S/, 'a text')
const texts = z.array(text)
/** An anchor of the page, on which it is unique (`parseContent`). */
const id = matching(/^[\w-]+$/, 'letters, digits, "-" and "_", because links contain it')
const price = matching(/^\d+(\.\d{1,3})?$/, 'a price such as "49.90"')
const rating = matching(/^([0-4](\.\d)?|5(\.0)?)$/, 'a rating from "0" to "5.0"')
const date = matching(/^\d{4}-\d\d-\d\d$/, 'a date such as "2026-03-10"')

/** An address, or a path below the base path. The output is a URL. */
const picture = z.optional(
  z.pipe(
    matching(/^(https?:\/\/|data\/)\S+$/, 'an address, or a path such as "data/oak-desk.avif"').check(
      z.refine((address) => !hasCredentials(address), 'expected an address without user and password'),
    ),
    z.transform((path) => (path.startsWith('data/') ? import.meta.env.BASE_URL + path : path)),
  ),
)

/** A list that may be left out. */
const list = <T extends z.ZodMiniType>(row: T) => withDefault(z.array(row), [])
/** A list with one entry per column of the layout. */
const exactly = <T extends z.ZodMiniType>(count: number, row: T) =>
  z.array(row).check(z.length(count, `expected ${count} entries`))

const part = z.strictObject({ product: text, price, originalPrice: z.optional(price), picture })

const flashDeal = z.strictObject({ product: text, price, originalPrice: price, picture }).check(
  // A smaller discount would be shown as 0%.
  z.refine((deal) => 1 - Number(deal.price) / Number(deal.originalPrice) >= 0.005, {
    error: 'expected a price above "price", by half a percent or more',
    path: ['originalPrice'],
  }),
)

const Deals = z.strictObject({
  lead: text,
  bundles: list(z.strictObject({ title: text, text, parts: exactly(3, part) })),
  equipmentLists: list(
    z.strictObject({
      title: text,
      text,
      items: z.array(z.strictObject({ product: text, price, why: text, picture })),
    }),
  ),
  bulkOffers: list(
    z.strictObject({
      title: text,
      product: text,
      text,
      picture,
      /** Discounts by minimum number of pieces. */
      tiers: z.array(z.strictObject({ pieces: text, discount: text })),
    }),
  ),
  flashDeals: list(flashDeal),
})
export type Deals = z.infer<typeof Deals>

const labelled = z.strictObject({ label: text, value: text })

const review = { id, product: text, title: text, category: text, rating, date, summary: text, picture }
const contender = z.strictObject({ product: text, rating, picture })

const Reviews = z.strictObject({
  lead: text,
  /** Options of the category filter. */
  categories: texts,
  featured: list(z.strictObject({ ...review, readings: list(labelled), liked: list(text), missed: list(text) })),
  comparisons: list(
    z.strictObject({
      title: text,
      category: text,
      contenders: exactly(2, contender),
      /**
       * One measure per row. `better` is the index of the better value, if there is one. Values of `isPrice` are
       * decimal numbers in the shop's currency.
       */
      rows: z.array(
        z.strictObject({
          measure: text,
          values: exactly(2, text),
          isPrice: z.optional(z.boolean()),
          better: z.optional(z.number().check(z.refine((index) => index === 0 || index === 1, 'expected 0 or 1'))),
        }),
      ),
      verdict: text,
    }),
  ),
  latest: list(z.strictObject(review)),
})
export type Reviews = z.infer<typeof Reviews>
export type Review = Reviews['latest'][number]

/** Pages that texts may link to. */
const LINKED = ['/faq', '/deals', '/reviews', '/about', '/contact', '/privacy', '/terms', '/affiliate'] as const

/** Link to more about a subject. */
const more = z.optional(
  z.strictObject({
    to: z.enum(LINKED, `expected one of "${LINKED.join('", "')}"`),
    hash: z.optional(id),
    label: text,
  }),
)

const Faq = z.strictObject({
  lead: text,
  categories: z.array(
    z.strictObject({
      id,
      title: text,
      /** `answer` is a list of paragraphs. */
      questions: z.array(z.strictObject({ id, question: text, answer: texts, more })),
    }),
  ),
})
export type Faq = z.infer<typeof Faq>

/** A page of numbered sections. */
const Sections = z.strictObject({
  lead: text,
  /** Date of the last change. */
  updated: date,
  /** `points` is a list after the paragraphs. */
  sections: z.array(z.strictObject({ id, title: text, paragraphs: texts, points: z.optional(texts), more })),
})
export type Sections = z.infer<typeof Sections>

const paragraphs = list(z.strictObject({ title: text, text }))

const About = z.strictObject({
  lead: text,
  /** A sentence in large letters. */
  statement: text,
  picture,
  /** The picture's alternative text. */
  pictureText: z.optional(text),
  figures: list(labelled),
  /** Steps of a purchase. */
  steps: paragraphs,
  principles: paragraphs,
})
export type About = z.infer<typeof About>

const Contact = z.strictObject({
  lead: text,
  /** Matters, and the contact for each. */
  matters: list(z.strictObject({ matter: text, who: text })),
})
export type Contact = z.infer<typeof Contact>

/** Content by page, which is the name of the file too. */
export type Contents = {
  deals: Deals
  reviews: Reviews
  faq: Faq
  about: About
  contact: Contact
  privacy: Sections
  terms: Sections
  affiliate: Sections
}

export const CONTENT: { [Page in ContentPage]: z.ZodMiniType<Contents[Page]> } = {
  deals: Deals,
  reviews: Reviews,
  faq: Faq,
  about: About,
  contact: Contact,
  privacy: Sections,
  terms: Sections,
  affiliate: Sections,
}

/**
 * Parses the text of a page's file.
 *
 * Throws an error that names the file, the field and what was expected: `data/content/deals.json: lead: expected string`.
 */
export function parseContent<Page extends ContentPage>(page: Page, json: string): Contents[Page] {
  const parsed = CONTENT[page].safeParse(parseJson(page, json))
  if (parsed.success) {
    requireUniqueIds(page, parsed.data)
    return parsed.data
  }
  const [issue] = parsed.error.issues
  const reason =
    issue?.code === 'unrecognized_keys'
      ? `${[...issue.path, issue.keys[0]].join('.')}: there is no such field`
      : describeIssue(parsed.error)
  throw new Error(`${contentFile(page)}: ${reason}`)
}

function requireUniqueIds(page: ContentPage, content: unknown) {
  const seen = new Set<unknown>(page === 'privacy' ? [KEPT_SECTION] : [])
  for (const [path, value] of idsIn(content)) {
    if (seen.has(value)) {
      throw new Error(`${contentFile(page)}: ${path.join('.')}: the page already has the id "${String(value)}"`)
    }
    seen.add(value)
  }
}

/** Returns the values of all fields named `id`, with their paths. */
function idsIn(value: unknown, path: string[] = []): [path: string[], id: unknown][] {
  if (path.at(-1) === 'id') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => idsIn(entry, [...path, key]))
}

/** Returns the path of a page's file below the base path. */
export const contentFile = (page: string): string => `data/content/${page}.json`

function parseJson(page: ContentPage, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`${contentFile(page)} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Loads a page's file from the site. Throws for a status that is not ok, and like `fetch` and `parseContent`. */
export async function loadContent<Page extends ContentPage>(page: Page): Promise<Contents[Page]> {
  const response = await fetch(import.meta.env.BASE_URL + contentFile(page))
  if (!response.ok) throw new Error(`${contentFile(page)}: the server answers ${response.status}`)
  return parseContent(page, await response.text())
}
