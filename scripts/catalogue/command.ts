/** `npm run catalogue`: makes the catalogue of a shop from a spreadsheet, a product feed or a backend. */
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import { addPosts } from './add-posts.ts'
import { hashOf } from './keys.ts'
import { readOutFolder, replaceFiles } from './out-folder.ts'
import { Refusal } from './problem.ts'
import { readSource, type SourceOptions } from './read-source.ts'
import { count } from './report.ts'
import { differences, starterConfig } from './starter-config.ts'

export type Command = SourceOptions & {
  /** Folder of Markdown files, which replace the posts of a backend. */
  posts: string | null
  /** Most bad rows that are left out. With more, nothing is written. */
  allow: number
}

/** Messages of each kind on the screen. The file has all. */
const SHOWN = 50
/** The shop in the browser refuses larger catalogues. */
const LARGEST = 50_000_000

/**
 * Runs the command.
 *
 * @param print receives progress and report line by line
 * @returns what was written
 * @throws {Refusal} if nothing was written; the message says why
 */
export async function makeCatalogue(command: Command, print: (line: string) => void): Promise<string> {
  const folder = await readOutFolder(command.out)
  const reading = await readSource(command, folder.former, print)
  const { catalogue, reports } = command.posts === null ? reading : addPosts(reading, command.posts)
  const printReport = () => {
    for (const line of reports.flatMap(({ lines }) => lines(SHOWN))) print(line)
  }
  const badRows = reports.reduce((sum, report) => sum + report.badRows(), 0)
  if (badRows > command.allow || catalogue.products.length === 0) {
    printReport()
    throw new Refusal(
      badRows > command.allow
        ? `${count(badRows, 'bad row')}, but --allow is ${command.allow}. Nothing was written.`
        : 'No product is left. Nothing was written.',
    )
  }
  const text = unchangedText(catalogue, folder.former) ?? catalogueText(catalogue)
  const data = `data/catalogue-${hashOf(text, 8)}.json`
  const report = reports.flatMap(({ lines }) => lines())
  const config = starterConfig(catalogue, data, folder.config)
  await replaceFiles(
    command.out,
    // The configuration is replaced after the catalogue that it names.
    new Map([
      [data, text],
      ['report.txt', `${[...report, summary(catalogue)].join('\n')}\n`],
      ['config.json', config],
    ]),
    folder.obsolete.filter((path) => path !== data),
  )
  printReport()
  for (const line of differences(config, catalogue)) print(line)
  if (text.length > LARGEST) print('The catalogue has more than 50 MB, which is more than the shop can load.')
  return `Wrote ${summary(catalogue)} to ${command.out}/${data}.`
}

/** Returns the catalogue as JSON with a line for each row, so that a version control system shows what has changed. */
export function catalogueText(catalogue: CatalogueFile): string {
  const withoutNull = (_key: string, value: unknown) => value ?? undefined
  const fields = Object.entries(catalogue).map(([key, value]) => {
    const rows = Array.isArray(value) && value.map((row) => `\n${JSON.stringify(row, withoutNull)}`)
    return `${JSON.stringify(key)}: ${rows ? `[${rows.join(',')}\n]` : JSON.stringify(value)}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** Returns the text of the last run if nothing but the time differs, so that nothing has to be published again. */
function unchangedText(catalogue: CatalogueFile, former: CatalogueFile | null): string | null {
  if (!former) return null
  const text = catalogueText({ ...catalogue, generatedAt: former.generatedAt })
  return JSON.stringify(parseCatalogue(text)) === JSON.stringify(former) ? text : null
}

const summary = ({ products, categories, brands, posts }: CatalogueFile): string =>
  [
    count(products.length, 'product'),
    count(categories.length, 'category').replace(/ys$/, 'ies'),
    count(brands.length, 'brand'),
    count(posts.length, 'post'),
  ].join(', ')
