import { createHeadings, normalHeading, parseMap } from './headings.ts'

const row = (...columns: string[]) => ({ line: 2, cells: columns.map((column) => ({ column, text: `of ${column}` })) })

/** Returns the columns of each field. */
const columnsOf = (headings: ReturnType<typeof createHeadings>, ...columns: string[]) =>
  Object.fromEntries(
    Array.from(headings.byField(row(...columns)), ([field, cells]) => [field, cells.map(({ column }) => column)]),
  )

test.each([
  ['Regular price', 'price'],
  ['REGULAR_PRICE', 'price'],
  ['Regulärer Preis', 'price'],
  ['g:price', 'price'],
  ['In stock?', 'availability'],
  ['¿Está destacado?', 'featured'],
  ['Catégorie', 'category'],
  ['Kategorie ', 'category'],
  ['Bild 9', 'images'],
  ['image_link', 'images'],
  ['Datum, an dem Angebotspreis beginnt', 'saleStarts'],
])('the heading %j has the field %s', (heading, field) => {
  expect(columnsOf(createHeadings(), heading)).toEqual({ [field]: [heading] })
})

test('unknown headings have no field', () => {
  expect(columnsOf(createHeadings(), 'Weight (kg)', 'Title 2', '')).toEqual({})
})

test('if a field has several columns, the order of the table decides', () => {
  expect(columnsOf(createHeadings(), 'ID', 'SKU', 'Bild 1', 'Bild 2')).toEqual({
    id: ['SKU', 'ID'],
    images: ['Bild 1', 'Bild 2'],
  })
})

test('--map wins over the usual headings of its field', () => {
  const headings = createHeadings(parseMap(['title=Label', 'price = Net price']))
  expect(columnsOf(headings, 'Title', 'label', 'Price', 'Net Price', 'Brand')).toEqual({
    title: ['label'],
    price: ['Net Price'],
    brand: ['Brand'],
  })
})

test('two columns can be mapped to one field', () => {
  const headings = createHeadings(parseMap(['images=Front', 'images=Back']))
  expect(columnsOf(headings, 'Front', 'Back', 'Image')).toEqual({ images: ['Front', 'Back'] })
})

test.each(['titel=Name', 'title', 'title=', '=Name'])('--map %s is refused', (option) => {
  expect(() => parseMap([option])).toThrow('--map must be FIELD=HEADING')
})

test('columns are known after the first row', () => {
  const headings = createHeadings()
  headings.byField(row('Name', 'Weight'))
  expect(headings.columns()).toEqual(['Name', 'Weight'])
  expect(headings.has('title')).toBe(true)
  expect(headings.has('price')).toBe(false)
})

test('headings are compared without case, accents, punctuation and prefix', () => {
  expect(normalHeading(' g:Référence-Nº_1 ')).toBe('referenceno1')
})
