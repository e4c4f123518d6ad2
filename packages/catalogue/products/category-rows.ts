/** Reads the file of `--categories`: names with slugs, descriptions and an order. */

import { oneLine, plainText } from '../cells/plain-text.ts'
import type { ReadRows } from '../read/raw-row.ts'
import type { Report } from '../report.ts'
import { createHeadings, normalHeading } from '../rows/headings.ts'
import { type CategoryRow, normalName } from './categories-and-brands.ts'
import { slugOf } from './ids-and-slugs.ts'

/** Returns the categories in the order of the file. Reports rows without a name. */
export async function readCategories(read: ReadRows, report: Report): Promise<CategoryRow[]> {
  const headings = createHeadings()
  const categories: CategoryRow[] = []
  await read((row) => {
    const cells = headings.byField(row)
    const nameCell = (cells.get('title') ?? cells.get('category'))?.[0]
    const name = oneLine(nameCell?.text ?? '')
    const slug = row.cells.find(({ column }) => normalHeading(column) === 'slug')?.text.trim()
    const description = plainText(cells.get('description')?.[0]?.text ?? '')
    const place = { line: row.line, column: nameCell?.column ?? null, text: name }
    if (!name) report.rejectRow(place, { what: 'has no name', expected: 'the name of a category' })
    else if (categories.some((category) => normalName(category.name) === normalName(name))) {
      report.rejectRow(place, { what: 'is in the file already', expected: 'each category once' })
    } else categories.push({ name, slug: slug ? slugOf(slug) : null, description: description || null })
  })
  return categories
}
