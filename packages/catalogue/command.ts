/** `npm run catalogue`: makes the catalogue of a shop from a spreadsheet, a product feed or a backend. */
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { contentTexts } from '../../scripts/build/prerender/files/shop-files.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { LAST_FEED, type LastFeed, lastFeedText, readLastFeed } from './feed/last-feed.ts'
import { catalogueFile, catalogueText } from './output/catalogue-text.ts'
import { addIcons } from './output/icons.ts'
import { type OutFolder, readOutFolder, replaceFiles } from './output/out-folder.ts'
import { maskPasswords, withoutPasswords } from './output/passwords.ts'
import { addPictures, unnamedPictures } from './output/pictures.ts'
import { currencyOfConfig, differences, starterConfig } from './output/starter-config.ts'
import { openPosts, requireFolder, withPosts } from './posts/add-posts.ts'
import { createProgress } from './progress.ts'
import { readSource, type SourceOptions, type SourceResult } from './read-source.ts'
import { type Findings, formatCount, messagesReport } from './report.ts'
import { InputError } from './unreadable.ts'

export type Command = SourceOptions & {
  /** Folder of Markdown files, which replace the posts of a backend. */
  posts: string | null
  /** Folder of the pictures whose file names are in the rows. */
  pictures: string | null
  /** Most bad rows that are left out. With more, nothing is written. */
  allow: number
}

/** Messages of each kind on the screen. The file has all. */
const SHOWN = 50
/** The shop in the browser refuses larger catalogues, in characters. */
const LARGEST = 50_000_000

/**
 * Runs the command.
 *
 * @param print receives progress and report line by line
 * @returns what was written
 * @throws {InputError} if nothing was written; the message says why
 */
export async function makeCatalogue(command: Command, print: (line: string) => void): Promise<string> {
  const folder = await readOutFolder(command.out)
  if (command.pictures !== null) requireFolder('--pictures', command.pictures)
  // Before the source, because reading a backend can take long.
  const posts = command.posts === null ? null : openPosts(command.posts, command.dates)
  const assumedCurrency = currencyOfConfig(folder.config ?? '{}')
  const lastFeed = await lastFeedOf(command, folder)
  const source = await readSource(command, { previous: folder.previous, assumedCurrency, lastFeed }, print)
  if (!source) {
    for (const warning of await addIcons(folder.config ?? '', command.out)) print(warning)
    return `The feed has not changed since ${lastFeed?.readAt}, so ${command.out} stays as it is. --restart reads it again.`
  }
  const rows = withoutSecrets(posts ? withPosts(source, posts) : source)
  requireRows(rows, command, print)
  // Before pictures are written.
  if (command.pictures !== null) requireLoadable(rows, print)
  const withAll = await withPictures(rows, command, print)
  requireLoadable(withAll, print)
  const { catalogue, reports } = withAll

  const report = [...linesOf(reports), summary(catalogue)]
  const { data, config } = await writeCatalogue(command.out, folder, catalogue, { 'report.txt': report })
  const feed = source.feed && lastFeedText(command, config, source.feed)
  await (feed === undefined
    ? replaceFiles(command.out, new Map(), [LAST_FEED])
    : replaceFiles(command.out, new Map([[LAST_FEED, feed]]), []))
  for (const line of [...linesOf(reports, SHOWN), ...differences(config, catalogue)]) print(line)
  for (const warning of await addIcons(config, command.out)) print(warning)
  return `Wrote ${summary(catalogue)} to ${command.out}/${data}.`
}

/**
 * Replaces the catalogue of the folder, its path in config.json, and a report. Keeps the last catalogue if nothing but the
 * time differs, so that nothing has to be published again.
 *
 * @param report its lines by the name of its file
 */
export async function writeCatalogue(
  out: string,
  folder: OutFolder,
  made: CatalogueFile,
  report: Record<string, string[]>,
) {
  const catalogue = unchanged(made, folder) ?? made
  const { path: data } = catalogueFile(catalogue)
  const config = starterConfig(catalogue, data, folder.config)
  const contents = Object.values(await contentTexts(out))
  await replaceFiles(
    out,
    // The configuration is replaced after the catalogue that it names.
    new Map<string, string | Iterable<string>>([
      [data, catalogueText(catalogue)],
      ...Object.entries(report).map(([name, lines]): [string, string] => [name, `${lines.join('\n')}\n`]),
      ['config.json', config],
    ]),
    [
      ...folder.obsolete.filter((path) => path !== data),
      ...unnamedPictures(folder.pictures, [catalogueText(catalogue), [config], contents]),
    ],
  )
  return { data, config }
}

/** Returns what the last run remembers of the feed, or null if the catalogue also depends on files or is not there. */
async function lastFeedOf(command: Command, { previous, config }: OutFolder): Promise<LastFeed | null> {
  const { posts, pictures, categories, restart } = command
  const dependsOnFiles = posts !== null || pictures !== null || categories !== null
  if (restart || dependsOnFiles || !previous || config === null) return null
  return readLastFeed(command, config)
}

/** Throws `InputError` and prints the report if there are no products, or too many bad rows. */
function requireRows({ catalogue, reports }: SourceResult, { allow }: Command, print: (line: string) => void): void {
  const badRows = reports.reduce((sum, report) => sum + report.badRows(), 0)
  if (badRows <= allow && catalogue.products.length > 0) return
  for (const line of linesOf(reports, SHOWN)) print(line)
  const [reason = '', ...others] = new Set(reports.flatMap(({ badReasons }) => badReasons()))
  const shared = others.length === 0 ? ` Reason: ${maskPasswords(reason)}` : ''
  const missing = linesOf(reports).filter((line) => line.startsWith('--where: '))
  throw new InputError(
    badRows > allow
      ? `${formatCount(badRows, 'bad row')}, but --allow is ${allow}. Nothing was written.${shared}`
      : ['No product is left.', ...missing, 'Nothing was written.'].join(' '),
  )
}

/** Throws `InputError` and prints the report if the rows of a file make a larger catalogue than the shop can load. */
function requireLoadable({ catalogue, reports }: SourceResult, print: (line: string) => void): void {
  const { source, products } = catalogue
  const { length } = catalogueFile(catalogue)
  if (length <= LARGEST) return
  if (source.kind === 'backend') {
    print('The catalogue has more than 50 MB, so only a live shop can use it, for its prerendered pages.')
    return
  }
  for (const line of linesOf(reports, SHOWN)) print(line)
  const size = Math.ceil(length / 1_000_000)
  const limit = Math.floor((products.length * LARGEST) / length / 100) * 100
  throw new InputError(
    `The catalogue would have ${size} MB, and the shop can load at most 50 MB. Choose rows with --where, such as --where "category=Laptops", or keep the newest products with --limit ${limit}. Nothing was written.`,
  )
}

const linesOf = (reports: Findings[], most?: number): string[] =>
  reports.flatMap(({ head, lines }) => [...head(), ...lines(most)]).map(maskPasswords)

/** Removes links and pictures with a user or password, with a warning for each. */
function withoutSecrets({ catalogue, reports }: SourceResult): SourceResult {
  const { messages, ...cleaned } = withoutPasswords(catalogue)
  return {
    ...cleaned,
    reports: [
      ...reports,
      messagesReport(
        [],
        messages.map((message) => `${message} It was left out.`),
      ),
    ],
  }
}

/** Replaces names of picture files by the addresses of their resized pictures, which are written to the folder. */
async function withPictures(
  { catalogue, reports }: SourceResult,
  { pictures, out }: Command,
  print: (line: string) => void,
): Promise<SourceResult> {
  const progress = createProgress(print)
  const { warnings, ...rows } = await addPictures(catalogue, {
    from: pictures,
    out,
    onProgress: (done, total) => progress('Resizing pictures', done, total),
  }).catch((error: unknown) => {
    throw new InputError(`Could not write pictures to ${out}: ${reasonOf(error)}. The catalogue was not changed.`, {
      cause: error,
    })
  })
  return { catalogue: { ...catalogue, ...rows }, reports: [...reports, messagesReport([], warnings)] }
}

/** Returns the catalogue of the last run if nothing but the time differs, so that nothing has to be published again. */
function unchanged(catalogue: CatalogueFile, { previous, obsolete }: OutFolder): CatalogueFile | null {
  if (!previous) return null
  const { generatedAt } = previous
  const candidate = { ...catalogue, generatedAt }
  return obsolete.includes(catalogueFile(candidate).path) ? candidate : null
}

const summary = ({ products, categories, brands, posts }: CatalogueFile): string =>
  [
    formatCount(products.length, 'product'),
    formatCount(categories.length, 'category').replace(/ys$/, 'ies'),
    formatCount(brands.length, 'brand'),
    formatCount(posts.length, 'post'),
  ].join(', ')
