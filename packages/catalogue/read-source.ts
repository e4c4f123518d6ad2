/** Reads the rows of a catalogue from `--from`: a file, or the address of a feed or a backend. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { adviceFor, readBaseUrl } from '../../scripts/shared/base-url.ts'
import { type BackendOptions, readBackend } from './backend/backend.ts'
import { whyNoBackend } from './backend/is-backend.ts'
import { type DownloadOptions, downloadFeed, type Validators } from './feed/download.ts'
import { FeedError } from './feed/feed-error.ts'
import { feedName, shownAddress } from './feed/shown-address.ts'
import type { Layout } from './layouts/layout.ts'
import { readCategories } from './products/category-rows.ts'
import type { CatalogueOptions } from './products/read-product-rows.ts'
import { toCatalogue } from './products/to-catalogue.ts'
import { createProgress } from './progress.ts'
import type { ReadRows } from './read/raw-row.ts'
import { openInput } from './read/read-rows.ts'
import { createReport, type Findings, messagesReport } from './report.ts'
import type { Field } from './rows/fields.ts'
import { InputError } from './unreadable.ts'

export type SourceOptions = CatalogueOptions & {
  /** Path of a file, or address of a feed or a backend. */
  from: string
  categories: string | null
  /** Fields by their heading. */
  map: ReadonlyMap<string, Field>
  /** The layout that the user has named. Without one, the headings of the file decide. */
  layout: Layout | null
  /** The encoding of the file. */
  encoding: string | null
  /** Discards the answers of an interrupted reading of a backend, and downloads a feed also if it has not changed. */
  restart: boolean
  out: string
  /** Replaces network and clock in tests. */
  network?: Pick<BackendOptions, 'fetch' | 'clock'> & Pick<DownloadOptions, 'open' | 'stallLimit' | 'most'>
}

export type SourceResult = {
  catalogue: CatalogueFile
  reports: Findings[]
  /** Validators of the feed, if it has any and the catalogue does not depend on the day. */
  feed?: Validators
}

/** A single letter before the colon is a drive on Windows. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i

/** Facts that the output folder of an earlier run has. */
type Known = Pick<Parameters<typeof toCatalogue>[1], 'previous' | 'assumedCurrency'> & { lastFeed: Validators | null }

/**
 * Reads the catalogue.
 *
 * @param print receives lines about the progress
 * @returns null if the feed is the one that `known.lastFeed` names
 * @throws {InputError} if the source cannot be read
 */
export const readSource = (
  options: SourceOptions,
  known: Known,
  print: (line: string) => void,
): Promise<SourceResult | null> =>
  ADDRESS.test(options.from) ? fromAddress(options, known, print) : fromFile(options, known, print)

/** Ends of addresses that only a backend has. */
const API_PATH = /\/api(\/products)?\/?$/

/** Reads what answers at the address itself as a feed. If that is none, a backend may answer below it. */
async function fromAddress(
  options: SourceOptions,
  known: Known,
  print: (line: string) => void,
): Promise<SourceResult | null> {
  const url = readAddress(options.from)
  const { network = {} } = options
  const fromBackendAt = (from: string) => fromBackend({ ...options, from }, print)
  const shorter = url.origin + url.pathname.replace(API_PATH, '')
  // The list of a backend's own call is a page of its products, and not a feed of all.
  if (API_PATH.test(url.pathname) && (await whyNoBackend(shorter, network)) === null) return fromBackendAt(shorter)
  try {
    return await fromFeed(url, options, known, print)
  } catch (error) {
    const mayBeBackend = error instanceof FeedError ? error.mayBeBackend : error instanceof InputError
    if (!mayBeBackend || url.username || url.password || url.search || url.hash) throw error
    const reason = await whyNoBackend(url.href.replace(/\/+$/, ''), network)
    if (reason === null) return fromBackendAt(url.href)
    // An address with a key is that of a feed, whose owner has no backend.
    if (!(error instanceof FeedError) || shownAddress(url).includes('…')) throw error
    throw new InputError(`${error.message} It is no backend either: ${reason}.`)
  }
}

/** Parses an address. The messages do not repeat it, because it may contain a password. */
function readAddress(from: string): URL {
  const url = parseUrl(from)
  if (url && isHttp(url)) return url
  throw new InputError(
    '--from must start with http:// or https://, or be the path of a file. Download a feed of another server yourself.',
  )
}

const MORE_PAGES =
  'The server answers in pages, and only this one was read. Ask for a file with all products, or for more per page.'

async function fromFeed(
  url: URL,
  options: SourceOptions,
  known: Known,
  print: (line: string) => void,
): Promise<SourceResult | null> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-feed-'))
  try {
    const from = join(folder, feedName(url))
    const feed = await downloadFeed(url, from, { ...options.network, known: known.lastFeed })
    if (!feed) return null
    const { reports, ...rest } = await fromFile({ ...options, from }, known, print)
    const source = { ...rest, reports: [...reports, messagesReport([], feed.hasNextPage ? [MORE_PAGES] : [])] }
    const hasValidators = feed.etag !== null || feed.lastModified !== null
    return hasValidators && !hasSaleDates(source) ? { ...source, feed } : source
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sales begin and end without a change of the feed. */
const hasSaleDates = ({ reports }: SourceResult): boolean =>
  reports.some(({ head }) => head().some((line) => /\bsale(Dates|Starts|Ends) from/.test(line)))

async function fromBackend(options: SourceOptions, print: (line: string) => void): Promise<SourceResult> {
  const { from, out, restart, currency, network } = options
  const baseUrl = readBaseUrl(from, '--from')
  const { categories, map, layout, encoding, linkTemplate, where, limit } = options
  if (
    [categories, layout, encoding, linkTemplate ?? null, limit].some((option) => option !== null) ||
    map.size + where.length > 0
  ) {
    throw new InputError(
      '--categories, --map, --layout, --encoding, --where, --limit and --link are only for files and feeds.',
    )
  }
  const advice = adviceFor(baseUrl, '--from')
  if (advice) print(advice)
  const progress = createProgress(print)
  const { catalogue, badRows, warnings } = await readBackend(baseUrl, {
    ...network,
    out,
    restart,
    onProgress: ({ what, done, total }) => progress(`Reading ${what}`, done, total),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`${reason.replace(/\.$/, '')}. Run the command again to continue with what was read.`, {
      cause: error,
    })
  })
  return { catalogue: withCurrency(catalogue, currency), reports: [messagesReport(badRows, warnings)] }
}

async function fromFile(options: SourceOptions, known: Known, print: (line: string) => void): Promise<SourceResult> {
  const categoriesFile = options.categories === null ? null : await openCategories(options.categories)
  const input = await openInput(options.from, options)
  if (input.format === 'catalogue') {
    if (options.linkTemplate || options.where.length > 0 || options.limit !== null) {
      throw new InputError(
        '--link, --where and --limit are not for catalogues. Pass them with the file that it was made from.',
      )
    }
    return { catalogue: withCurrency(input.catalogue, options.currency), reports: [] }
  }
  const report = createReport(input.name, input.format)
  const progress = createProgress(print)
  let rows = 0
  const read: ReadRows = (onRow) =>
    input.read((row) => {
      rows += 1
      progress('Reading rows', rows)
      onRow(row)
    })
  const catalogue = await toCatalogue(read, {
    name: input.name,
    format: input.format,
    map: options.map,
    layout: options.layout,
    report,
    options,
    categories: categoriesFile?.categories ?? [],
    ...known,
  })
  const guess = messagesReport([], input.warning === null ? [] : [input.warning])
  return { catalogue, reports: [...(categoriesFile ? [categoriesFile.report] : []), report, guess] }
}

async function openCategories(path: string) {
  const input = await openInput(path)
  if (input.format === 'catalogue') throw new InputError('--categories must be a table or a list of categories.')
  const report = createReport(input.name, input.format)
  return { categories: await readCategories(input.read, report), report }
}

/** Returns a catalogue whose prices name no currency with that of `--currency`. Throws `InputError` if it has another one. */
function withCurrency(catalogue: CatalogueFile, currency: string | null): CatalogueFile {
  if (currency === null || currency === catalogue.currency) return catalogue
  if (catalogue.currency !== undefined) {
    throw new InputError(`The prices of the catalogue are in ${catalogue.currency}, not in ${currency}.`)
  }
  return { ...catalogue, currency }
}
