import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseCatalogue } from '#src/api/catalogue-file.ts'
import type { Command } from './command.ts'
import { hashOf } from './products/ids-and-slugs.ts'
import { parseWhere } from './rows/where.ts'
import { newShop, type Shop } from './testing/test-command.ts'

let shop: Shop
let folder: string
let out: string
beforeEach(() => {
  shop = newShop()
  ;({ folder, out } = shop)
})
afterEach(() => shop.remove())

const LAMP = 'Lamp,20,a.example/1,Light'
const DESK = 'Desk,90,a.example/2,Office'
const HEADINGS = 'title,price,link,category'

/** Runs the command on a file with the given content. Returns what it printed. */
async function run(content: string | Buffer | string[], options: Partial<Command> = {}): Promise<string> {
  const from = shop.write('products.csv', Array.isArray(content) ? content.join('\n') : content)
  return shop.run({ from, ...options })
}

const filesIn = async (path: string) => (await readdir(path, { recursive: true })).toSorted()
const textOf = (path: string) => readFile(join(out, path), 'utf8')
const cataloguePath = async () => `data/${(await readdir(join(out, 'data')))[0]}`

describe('the first run', () => {
  test('writes the catalogue, whose name has a hash of its text, a report and a configuration', async () => {
    const message = await run([HEADINGS, LAMP, DESK], { currency: 'USD' })
    const path = await cataloguePath()
    const head = [
      'Layout: usual headings. 2 rows, 2 products.',
      'Read: title from title, price from price, affiliateUrl from link, category from category.',
    ].join('\n')
    expect(message).toBe(`${head}\nWrote 2 products, 2 categories, 0 brands, 0 posts to ${out}/${path}.`)
    expect(path).toBe(`data/catalogue-${hashOf(await textOf(path), 8)}.json`)
    expect(parseCatalogue(await textOf(path)).products.map(({ id }) => id)).toEqual(['lamp', 'desk'])
    expect(await filesIn(out)).toEqual(['config.json', 'data', path, 'report.txt'])
    expect(await textOf('report.txt')).toBe(`${head}\n2 products, 2 categories, 0 brands, 0 posts\n`)
  })

  test('configures a shop with the categories that have products, the largest first', async () => {
    const categories = join(folder, 'categories.csv')
    await writeFile(categories, 'name,description\nEmpty,Nothing yet\nOffice,For work')
    await run([HEADINGS, DESK, LAMP, 'Torch,5,a.example/3,light'], { categories })
    const path = await cataloguePath()
    const links = [
      { slug: 'light', name: 'Light' },
      { slug: 'office', name: 'Office' },
    ]
    expect(JSON.parse(await textOf('config.json'))).toEqual({
      api: { mode: 'file', data: path },
      store: {
        name: 'My Shop',
        mainSiteUrl: '',
        currency: 'USD',
        navigation: { header: links, footer: links },
        pages: [],
      },
      retailer: { name: 'My Retailer' },
    })
    expect(parseCatalogue(await textOf(path)).categories).toMatchObject([
      { name: 'Empty', description: 'Nothing yet' },
      { name: 'Office', description: 'For work' },
      { name: 'Light' },
    ])
  })

  test('has at most seven categories in the header and six in the footer', async () => {
    await run([
      HEADINGS,
      ...Array.from({ length: 9 }, (_, index) => `Lamp ${index},20,a.example/${index},Room ${index}`),
    ])
    const { store } = JSON.parse(await textOf('config.json'))
    expect(store.navigation.header).toHaveLength(7)
    expect(store.navigation.footer).toHaveLength(6)
  })
})

describe('a later run', () => {
  test('writes the same files for the same rows', async () => {
    await run([HEADINGS, LAMP])
    const path = await cataloguePath()
    const text = await textOf(path)
    await run([HEADINGS, LAMP], { now: new Date('2027-01-01T00:00:00Z') })
    expect(await cataloguePath()).toBe(path)
    expect(await textOf(path)).toBe(text)
  })

  test('replaces the catalogue, and only its path in the configuration', async () => {
    await run([HEADINGS, LAMP])
    const previousPath = await cataloguePath()
    const config = `{ "api": { "data": "${previousPath}" },   "store": { "name": "Mill House" } }`
    await writeFile(join(out, 'config.json'), config)
    await run([HEADINGS, LAMP, DESK])
    const path = await cataloguePath()
    expect(path).not.toBe(previousPath)
    expect(await readdir(join(out, 'data'))).toHaveLength(1)
    expect(await textOf('config.json')).toBe(config.replace(previousPath, path))
  })

  test('names categories of the configuration that are gone', async () => {
    await run([HEADINGS, LAMP, DESK])
    const printed = await run([HEADINGS, DESK])
    expect(printed).toContain('config.json links to the category "light", which the catalogue does not have.')
    expect(printed).not.toContain('"office"')
    await writeFile(join(out, 'config.json'), 'not JSON')
    expect(await run([HEADINGS, LAMP])).toMatch(/^Wrote /m)
  })

  test('keeps ids by link although titles have changed', async () => {
    await run([HEADINGS, LAMP])
    await run([HEADINGS, LAMP.replace('Lamp', 'Reading lamp')])
    expect(parseCatalogue(await textOf(await cataloguePath())).products).toMatchObject([
      { id: 'lamp', title: 'Reading lamp' },
    ])
  })

  test('ignores and removes what an interrupted run has left', async () => {
    await run([HEADINGS, LAMP])
    const path = await cataloguePath()
    await writeFile(join(out, 'data/catalogue-00000000.json.part'), '{')
    await writeFile(join(out, 'data/catalogue-00000001.json'), await textOf(path))
    await run([HEADINGS, LAMP])
    expect(await filesIn(out)).toEqual(['config.json', 'data', path, 'report.txt'])
  })
})

describe('bad rows', () => {
  const bad = Array.from({ length: 3 }, (_, index) => `Lamp ${index},n/a,a.example/b${index},Light`)

  test('are left out and reported up to --allow', async () => {
    const printed = await run([HEADINGS, LAMP, ...bad], { allow: 3 })
    expect(printed).toContain('3 bad rows:')
    expect(printed).toContain('products.csv:3, column "price": "n/a" is not a price.')
    expect(await textOf('report.txt')).toContain('products.csv:5, column "price": "n/a" is not a price.')
  })

  test('are refused above --allow, and nothing is written', async () => {
    const error = '3 bad rows, but --allow is 2. Nothing was written.'
    const reason = 'Reason: column "price": "n/a" is not a price. Expected a number such as 1,299.00.'
    await expect(run([HEADINGS, LAMP, ...bad], { allow: 2 })).rejects.toThrow(`${error} ${reason}`)
    const others = [',20,a.example/4,', ...bad.slice(1)]
    await expect(run([HEADINGS, LAMP, ...others], { allow: 2 })).rejects.toThrow(new RegExp(`${error}$`))
    expect(await filesIn(folder)).toEqual(['products.csv'])
  })

  test('are refused if no product is left', async () => {
    await expect(run([HEADINGS, ...bad])).rejects.toThrow('No product is left. Nothing was written.')
  })
})

test('a catalogue that the shop cannot load is refused, and nothing is written', async () => {
  const text = 'x'.repeat(51_000)
  const rows = Array.from({ length: 1000 }, (_, index) => `Lamp ${index},20,a.example/${index},${text}`)
  await expect(run(['title,price,link,description', ...rows])).rejects.toThrow(
    'The catalogue would have 52 MB, and the shop can load at most 50 MB. Choose rows with --where, such as --where "category=Laptops", or keep the newest products with --limit 900. Nothing was written.',
  )
  expect(await filesIn(folder)).toEqual(['products.csv'])
})

test('rows are chosen with --where and --limit, and the report says how many are left out', async () => {
  const options = { where: parseWhere(['category=Light', 'price>10']), limit: 1 }
  const printed = await run([HEADINGS, DESK, LAMP, LAMP.replaceAll('1', '3'), LAMP.replace('20', '5')], options)
  expect(printed).toContain('Layout: usual headings. 4 rows, 1 product.')
  expect(printed).toContain('Left out 2 rows by --where.')
  expect(printed).toContain('Left out 1 row by --limit 1: no column says since when products exist, so ')
  const from = shop.write('catalogue.json', await textOf(await cataloguePath()))
  await expect(shop.run({ from, ...options })).rejects.toThrow('--where and --limit are not for catalogues.')
  await expect(run([HEADINGS, LAMP], { where: parseWhere(['category=Lights']) })).rejects.toThrow(
    'No product is left. --where: no row has the category "Lights". Nothing was written.',
  )
})

test('a catalogue file is written as it is', async () => {
  await run([HEADINGS, LAMP])
  const path = await cataloguePath()
  const text = await textOf(path)
  await rm(out, { recursive: true })
  await run(text)
  expect(await textOf(path)).toBe(text)
})

test('a JSON list is read by its keys', async () => {
  const message = await run(
    JSON.stringify([
      { title: 'Lamp', price: 20, link: 'a.example/1' },
      { title: 'Desk', price: 0 },
    ]),
  )
  expect(message).toContain('products.csv, item 2, key "price": "0" is not above 0. Expected a price above 0.')
  expect(message).toContain('Wrote 1 product,')
})

test.each([
  ['an empty file', '', 'products.csv is empty.'],
  ['blank lines', '\ufeff\r\n\r\n', 'products.csv is empty.'],
  ['headings alone', HEADINGS, 'products.csv has no products.'],
  ['a workbook', Buffer.from('d0cf11e0', 'hex'), 'products.csv is a workbook.'],
  ['an unclosed quotation mark', `${HEADINGS}\n"Lamp,20,a.example/1`, 'products.csv:2, column "title"'],
  ['one in a large file', `${HEADINGS}\n"Lamp,${'20,a.example/1\n'.repeat(1e6)}`, 'products.csv:2, column "title"'],
  [
    'a web page',
    '<!doctype html><html></html>',
    'products.csv is a web page (HTML) and not a feed. Pass the feed itself. Log in',
  ],
  ['a feed without items', '<rss><channel></channel></rss>', 'products.csv has no products.'],
  ['broken JSON', '[{', 'products.csv is not JSON'],
  [
    'a catalogue of another version',
    '{ "format": "overtone-catalogue", "version": 9 }',
    'products.csv: "version" is 9',
  ],
])('%s is refused, and nothing is written', async (_name, content, message) => {
  await expect(run(content)).rejects.toThrow(message)
  expect(await filesIn(folder)).toEqual(['products.csv'])
})

test('a file that does not exist is refused, and named with its folder', async () => {
  await expect(run('', { from: 'missing.csv' })).rejects.toThrow(`There is no file ${resolve('missing.csv')}.`)
})

test('a link, a picture and a post with a password are named, and the password is written nowhere', async () => {
  const secret = 'https://user:hunter2@shop.test/a.jpg'
  shop.write(
    'posts/lamps.md',
    `---\ntitle: Lamps\nimage: ${secret}\n---\n![](${secret})\n\n[A](${secret})\n\nSee ${secret}\n`,
  )
  const printed = await run(['title,price,link,images', `Lamp,20,${secret},`, `Desk,90,a.example/2,${secret}`], {
    posts: join(folder, 'posts'),
  })
  expect(printed).toContain('products.csv:2, column "link": "https://…@shop.test/a.jpg" contains a user or password.')
  expect(printed).toContain('products.csv:3, column "images": "https://…@shop.test/a.jpg" contains a user or password.')
  expect(printed).toContain('The post "post-lamps" has a user or password in "featuredImage"')
  expect(printed).toContain('The post "post-lamps" has a user or password in "src"')
  expect(printed).toContain('lamps.md:7: the link to https://…@shop.test/a.jpg became text')
  expect(printed).toContain('lamps.md:9: the link to https://…@shop.test/a.jpg became text')
  for (const text of [printed, ...shop.files().map(shop.text)]) expect(text).not.toContain('hunter2')
  await expect(run(['title,price,link', `Lamp,20,${secret}`], { allow: 0 })).rejects.toThrow(
    'Reason: column "link": "https://…@shop.test/a.jpg" contains a user or password.',
  )
})
