import { readTable } from '../read/table.ts'
import { createReport } from '../report.ts'
import { readCategories } from './category-rows.ts'

function read(...lines: string[]) {
  const report = createReport('categories.csv', 'table')
  const categories = readCategories((onRow) => readTable('categories.csv', lines.join('\n'), onRow), report)
  return { categories, report: report.lines() }
}

test('categories have a name, and may have a slug and a description', () => {
  expect(
    read('Name,Slug,Description', 'Lamps &amp; shades,Light & shade,<p>For desks</p>', 'Chairs,,').categories,
  ).toEqual([
    { name: 'Lamps & shades', slug: 'light-shade', description: 'For desks' },
    { name: 'Chairs', slug: null, description: null },
  ])
})

test('the column of names may be called Category', () => {
  expect(read('Kategorie;Beschreibung', 'Lampen;Licht').categories).toMatchObject([
    { name: 'Lampen', description: 'Licht' },
  ])
})

test('rows without a name and repeated names are bad', () => {
  const { categories, report } = read('name,description', 'Lamps,a', ',b', 'LAMPS,c')
  expect(categories).toHaveLength(1)
  expect(report).toEqual([
    '2 bad rows:',
    '  categories.csv:3, column "name": the cell is empty. Expected the name of a category.',
    '  categories.csv:4, column "name": "LAMPS" is in the file already. Expected each category once.',
  ])
})
