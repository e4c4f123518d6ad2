import { readTable } from '../read/table.ts'
import { createReport } from '../report.ts'
import { textFile } from '../testing/test-files.ts'
import { readCategories } from './category-rows.ts'

async function read(...lines: string[]) {
  const report = createReport('categories.csv', 'table')
  const categories = await readCategories(
    (onRow) => readTable(textFile('categories.csv', lines.join('\n')), onRow),
    report,
  )
  return { categories, report: report.lines() }
}

test('categories have a name, and may have a slug and a description', async () => {
  expect(
    (await read('Name,Slug,Description', 'Lamps &amp; shades,Light & shade,<p>For desks</p>', 'Chairs,,')).categories,
  ).toEqual([
    { name: 'Lamps & shades', slug: 'light-shade', description: 'For desks' },
    { name: 'Chairs', slug: null, description: null },
  ])
})

test('the column of names may be called Category', async () => {
  expect((await read('Kategorie;Beschreibung', 'Lampen;Licht')).categories).toMatchObject([
    { name: 'Lampen', description: 'Licht' },
  ])
})

test('rows without a name and repeated names are bad', async () => {
  const { categories, report } = await read('name,description', 'Lamps,a', ',b', 'LAMPS,c')
  expect(categories).toHaveLength(1)
  expect(report).toEqual([
    '2 bad rows:',
    '  categories.csv:3, column "name": the cell is empty. Expected the name of a category.',
    '  categories.csv:4, column "name": "LAMPS" is in the file already. Expected each category once.',
  ])
})
