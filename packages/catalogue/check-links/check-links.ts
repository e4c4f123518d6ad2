/** `npm run catalogue -- --check-links`: asks the links of a catalogue, and leaves products with dead ones out. */
import { resolve } from 'node:path'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Product } from '#src/api/contract.ts'
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { writeCatalogue } from '../command.ts'
import { resolveHost } from '../network/private-address.ts'
import { readOutFolder, replaceFiles } from '../output/out-folder.ts'
import { differences } from '../output/starter-config.ts'
import { createProgress } from '../progress.ts'
import { formatCount } from '../report.ts'
import { InputError } from '../unreadable.ts'
import { askLinks } from './ask-links.ts'
import type { Network } from './follow-redirects.ts'
import { linkReport } from './link-report.ts'
import { openSavedAnswers } from './saved-answers.ts'
import { sendRequest } from './send-request.ts'
import { createTurns } from './turns.ts'

export type LinkCommand = {
  /** Folder of the catalogue. */
  out: string
  /** Also asks tracking links, which networks count as clicks. */
  throughTrackers: boolean
  /** Leaves products with dead links out of the catalogue. */
  dropDead: boolean
  /** Discards the answers of the last day. */
  restart: boolean
  now: Date
  /** Replaces parts of the network in tests. */
  network?: Partial<Network>
}

/** Messages of each kind on the screen. The file has all. */
const SHOWN = 50
const REPORT = 'links.txt'
/** Milliseconds until a request without an answer has failed. */
const TIME_LIMIT = 20_000

/**
 * Runs the command.
 *
 * @param print receives progress and report line by line
 * @returns what was written
 * @throws {InputError} if nothing was written; the message says why
 */
export async function checkLinks(command: LinkCommand, print: (line: string) => void): Promise<string> {
  const { out, throughTrackers, dropDead, restart, now } = command
  const folder = await readOutFolder(out)
  const catalogue = folder.previous
  if (!catalogue)
    throw new InputError(`${resolve(out)} has no catalogue. Make one with --from before you check its links.`)
  const productsByLink = linksOf(catalogue.products)
  const progress = createProgress(print)
  const saved = openSavedAnswers(out, { now: now.getTime(), restart })
  const answers = await askLinks(Array.from(productsByLink.keys()), {
    network: {
      resolve: resolveHost,
      send: sendRequest,
      takeTurn: createTurns(),
      timeLimit: () => AbortSignal.timeout(TIME_LIMIT),
      ...command.network,
    },
    throughTrackers,
    known: saved.answers,
    save: saved.save,
    onProgress: (done, total) => progress('Checking links', done, total),
  })
  const checked = Array.from(productsByLink, ([link, products]) => ({
    link,
    products,
    answer: answers.get(link) ?? null,
  }))
  for (const line of linkReport(checked, SHOWN)) print(line)
  const report = { [REPORT]: linkReport(checked) }
  const dead = new Set(checked.flatMap(({ products, answer }) => (answer?.state === 'dead' ? products : [])))
  if (!dropDead || dead.size === 0) {
    await replaceFiles(out, new Map([[REPORT, `${report[REPORT]?.join('\n')}\n`]]), [])
    return `Wrote the report to ${out}/${REPORT}. The catalogue was not changed.`
  }
  const rest = withoutProducts(catalogue, dead)
  if (rest.products.length === 0) throw new InputError('No product is left. Nothing was written.')
  const { data, config } = await writeCatalogue(out, folder, rest, report)
  for (const line of differences(config, rest)) print(line)
  return `Left out ${formatCount(dead.size, 'product')} with dead links, and wrote ${formatCount(rest.products.length, 'product')} to ${out}/${data}.`
}

/** Returns the products by their link. Paths on the shop's own site are no links. */
function linksOf(products: Product[]): Map<string, Product[]> {
  const byLink = new Map<string, Product[]>()
  for (const product of products) {
    const url = parseUrl(product.affiliateUrl ?? '')
    if (!url || !isHttp(url)) continue
    const others = byLink.get(url.href)
    if (others) others.push(product)
    else byLink.set(url.href, [product])
  }
  return byLink
}

/** Leaves products out, and categories and brands that only they had. */
function withoutProducts(catalogue: CatalogueFile, left: ReadonlySet<Product>): CatalogueFile {
  const products = catalogue.products.filter((product) => !left.has(product))
  const keep = <Row extends { name: string; productCount?: number | null }>(
    rows: Row[],
    field: 'brand' | 'category',
  ) => {
    const before = new Set(catalogue.products.map((product) => product[field]))
    const after = new Set(products.map((product) => product[field]))
    return rows.flatMap((row) => {
      const isEmpty = before.has(row.name) && !after.has(row.name)
      // Without counts, the shop counts the products.
      return isEmpty ? [] : { ...row, productCount: undefined }
    })
  }
  return {
    ...catalogue,
    products,
    categories: keep(catalogue.categories, 'category'),
    brands: keep(catalogue.brands, 'brand'),
  }
}
