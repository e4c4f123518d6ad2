import { bytesOf, objectsOf, rowsOf, testFile, textFile } from '../testing/test-files.ts'
import { decodeFile } from './decode.ts'
import { readTable } from './table.ts'

const read = (text: string) => rowsOf((onRow) => readTable(textFile('products.csv', text), onRow))
const readFile = (name: string) =>
  rowsOf(async (onRow) => readTable(await decodeFile('products.csv', bytesOf(testFile(name))), onRow))

test('a German Excel export has semicolons, a byte order mark and quoted line breaks', async () => {
  const rows = await readFile('excel-german.csv')
  expect(rows.map(({ line }) => line)).toEqual([2, 5])
  expect(objectsOf(rows)).toMatchObject([
    {
      Artikelnummer: '4711',
      Bezeichnung: 'Leselampe "Halm"',
      Beschreibung: 'Erste Zeile\nZweite Zeile; mit Semikolon',
    },
    { Artikelnummer: '4712', Preis: '89,90' },
  ])
})

test('a file that is not UTF-8 is Windows-1252', async () => {
  expect(objectsOf(await readFile('windows-1252.csv'))).toEqual([
    {
      Référence: 'A1',
      Titre: 'Étagère à épices',
      Prix: '49,90 €',
      Lien: 'https://atelier.example/a1',
      Catégorie: 'Épicerie',
    },
  ])
})

test("Excel's Unicode text is UTF-16 with tabs", async () => {
  expect(objectsOf(await readFile('unicode-text.tsv'))).toEqual([
    { Title: '27" frame', Price: '49.90', Link: 'https://shop.example/frame' },
  ])
})

test('quotation marks in a TSV file may mean themselves', async () => {
  expect(objectsOf(await readFile('google.tsv')).map((row) => row['title'])).toEqual([
    '27" picture frame',
    '"Round" mirror',
  ])
})

test('quoted cells of a TSV file may contain line breaks', async () => {
  expect(objectsOf(await read('a\tb\n"1\n2"\t3\n'))).toEqual([{ a: '1\n2', b: '3' }])
})

test.each([
  ['a,b\r\n1,2\r\n', ','],
  ['a;b\n1;2', ';'],
  ['a\tb\n1\t2\n', 'tab'],
  ['a,b\r1,2\r', 'old Mac line breaks'],
  ['sep=;\na;b\n1;2\n', 'sep='],
  ['"a";"b"\n1;2\n', 'quoted headings'],
])('%j has the columns a and b (%s)', async (text) => {
  expect(objectsOf(await read(text))).toEqual([{ a: '1', b: '2' }])
})

test('separators in a quoted heading do not count', async () => {
  expect(objectsOf(await read('"a,b,c";d\n1;2\n'))).toEqual([{ 'a,b,c': '1', d: '2' }])
})

test('lines are counted through quoted line breaks and empty lines', async () => {
  expect((await read('sep=,\na,b\n\n1,"x\n\ny"\n2,z\n')).map(({ line }) => line)).toEqual([4, 7])
})

test('a short row has empty cells, and a long one cannot be read', async () => {
  const [short, empty, long] = await read('a,b\n1\n1,2,,\n1,2,3\n')
  expect(short?.cells).toEqual([
    { column: 'a', text: '1' },
    { column: 'b', text: '' },
  ])
  expect(empty?.unreadable).toBeUndefined()
  expect(long?.unreadable).toMatchObject({ what: 'has 3 cells' })
})

test('two columns may have one heading', async () => {
  expect((await read('image,image\n1,2\n'))[0]?.cells).toEqual([
    { column: 'image', text: '1' },
    { column: 'image', text: '2' },
  ])
})

test('a quotation mark that is never closed is refused with its line and column', async () => {
  await expect(readFile('unclosed-quote.csv')).rejects.toThrow(
    'products.csv:3, column "Title": the quotation mark at the start of this cell is not closed',
  )
})

test('a quotation mark that closes too early is refused with the line where it opens', async () => {
  await expect(read('a,b\n1,2\n"27" frame",3\n')).rejects.toThrow(
    'products.csv:3, column "a": the quotation mark at the start',
  )
})

test('a quotation mark inside of a cell is refused with its line and column', async () => {
  await expect(read('a,b\n1,2\n1,27" frame\n')).rejects.toThrow(
    'products.csv:3, column "b": a quotation mark is inside a cell',
  )
})
