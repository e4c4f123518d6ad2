/** `npm run catalogue`: makes the catalogue of a shop from a spreadsheet or a product feed. */
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import { readCategories } from './category-rows.ts'
import type { GivenCategory } from './groups.ts'
import { createHeadings, type Field } from './headings.ts'
import { hashOf } from './keys.ts'
import { type OutFolder, readOutFolder, replaceFiles } from './out-folder.ts'
import { Refusal } from './problem.ts'
import { openInput } from './read/read-rows.ts'
import { count, createReport, type Report } from './report.ts'
import { deadCategories, starterConfig } from './starter-config.ts'
import { type CatalogueOptions, toCatalogue } from './to-catalogue.ts'

export type Command = CatalogueOptions & {
  from: string
  categories: string | null
  out: string
  /** Fields by their heading. */
  map: ReadonlyMap<string, Field>
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
 * @param print receives the report line by line
 * @returns what was written
 * @throws {Refusal} if nothing was written; the message says why
 */
export async function makeCatalogue(command: Command, print: (line: string) => void): Promise<string> {
  const folder = await readOutFolder(command.out)
  const { catalogue, reports } = await readCatalogue(command, folder)
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
  for (const slug of deadCategories(config, catalogue)) {
    print(`config.json links to the category "${slug}", which the catalogue does not have.`)
  }
  if (text.length > LARGEST) print('The catalogue has more than 50 MB, which is more than the shop can load.')
  return `Wrote ${summary(catalogue)} to ${command.out}/${data}.`
}

async function readCatalogue(
  command: Command,
  { former }: OutFolder,
): Promise<{ catalogue: CatalogueFile; reports: Report[] }> {
  if (/^https?:\/\//i.test(command.from)) throw new Refusal('--from must be a file. A backend cannot be read yet.')
  const given = command.categories === null ? null : await openCategories(command.categories)
  const categories = given?.categories ?? []
  const input = await openInput(command.from)
  if (input.format === 'catalogue') {
    return { catalogue: input.catalogue, reports: [] }
  }
  const report = createReport(input.name, input.format)
  const headings = createHeadings(command.map)
  const catalogue = toCatalogue(input.read, {
    name: input.name,
    headings,
    report,
    options: command,
    categories,
    former,
  })
  return { catalogue, reports: given ? [given.report, report] : [report] }
}

async function openCategories(path: string): Promise<{ categories: GivenCategory[]; report: Report }> {
  const input = await openInput(path)
  if (input.format === 'catalogue') throw new Refusal('--categories must be a table or a list of categories.')
  const report = createReport(input.name, input.format)
  return { categories: readCategories(input.read, report), report }
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

const summary = ({ products, categories, brands }: CatalogueFile): string =>
  [
    count(products.length, 'product'),
    count(categories.length, 'category').replace(/ys$/, 'ies'),
    count(brands.length, 'brand'),
  ].join(', ')
