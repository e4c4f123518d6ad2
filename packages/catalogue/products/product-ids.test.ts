import { catalogueOf } from '../testing/test-files.ts'

const idsOf = async (...parameters: Parameters<typeof catalogueOf>) =>
  (await catalogueOf(...parameters)).products.map(({ id }) => id)

test('an id column gives the ids', async () => {
  expect(await idsOf(['sku,title,price,link', 'LP/100 a,Lamp,20,a.example/1'])).toEqual(['lp-100-a'])
})

test('without an id column the title does', async () => {
  expect(await idsOf(['title,price,link', 'Desk lamp,20,a.example/1'])).toEqual(['desk-lamp'])
})

test('a second row with the same id is bad', async () => {
  const { products, report } = await catalogueOf([
    'sku,title,price,link',
    'A1,Lamp,20,a.example/1',
    'A2,Desk,20,a.example/2',
    'A1,Chair,20,a.example/3',
  ])
  expect(products.map(({ title }) => title)).toEqual(['Lamp', 'Desk'])
  expect(report[1]).toBe(
    '  products.csv:4, column "sku": "A1" is the same product as products.csv:2. Expected an id of its own.',
  )
})

test('ids that make the same slug are different products', async () => {
  const ids = await idsOf(['sku,title,price,link', 'A/1,Lamp,20,a.example/1', 'A-1,Desk,20,a.example/2'])
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^a-1-[\da-f]{6}$/)
})

test('equal titles with different links are different products', async () => {
  const rows = ['Lamp,20,a.example/1', 'Lamp,25,a.example/2']
  const ids = await idsOf(['title,price,link', ...rows])
  expect(new Set(ids).size).toBe(2)
  expect(await idsOf(['title,price,link', ...rows.toReversed()])).toEqual(ids.toReversed())
})

test('equal titles without links are different products, in the next run too', async () => {
  const lines = ['title,brand,price,link', 'Lamp,Oakline,20,', 'Lamp,Oakline,25,', 'Desk,Oakline,90,']
  const { catalogue, report } = await catalogueOf(lines)
  const ids = catalogue.products.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(report.filter((line) => line.includes('same product'))).toEqual([])
  expect((await idsOf([...lines, 'Lamp,Oakline,30,'], { previous: catalogue })).slice(0, 3)).toEqual(ids)
})

test('one link for different titles makes different products', async () => {
  expect(await idsOf(['title,price,link', 'Lamp,20,a.example', 'Desk,25,a.example'])).toEqual(['lamp', 'desk'])
})

test('a second row with the same title and link is bad', async () => {
  const { report } = await catalogueOf(['title,price,link', 'Lamp,20,a.example/1', 'Lamp,25,a.example/1'])
  expect(report[1]).toBe(
    '  products.csv:3: the row is the same product as products.csv:2. Expected another title, brand or link.',
  )
})

describe('with the catalogue of the last run', async () => {
  const { catalogue: previous } = await catalogueOf([
    'title,brand,price,link',
    'Desk lamp,Oakline,20,a.example/1',
    'Chair,Oakline,80,',
  ])

  test('a product with the same link keeps its id although its title has changed', async () => {
    expect(await idsOf(['title,brand,price,link', 'Reading lamp,Oakline,20,a.example/1'], { previous })).toEqual([
      'desk-lamp',
    ])
  })

  test('a product without a link keeps its id by brand and title', async () => {
    expect(await idsOf(['title,brand,price,link', 'Chair,Oakline,85,'], { previous })).toEqual(['chair'])
  })

  test('a product keeps its id when the id of a new row makes the same slug', async () => {
    const lines = ['sku,title,price,link', 'A-1,Lamp,20,a.example/1']
    const first = (await catalogueOf(lines)).catalogue
    const second = (await catalogueOf([...lines, 'A 1,Desk,20,a.example/2'], { previous: first })).catalogue
    const ids = second.products.map(({ id }) => id)
    expect(ids).toEqual(['a-1', expect.stringMatching(/^a-1-[\da-f]{6}$/)])
    expect(
      await idsOf([lines[0] ?? '', 'A 1,Desk,20,a.example/2', 'A-1,Lamp,20,a.example/1'], { previous: second }),
    ).toEqual(ids.toReversed())
  })

  test('a new product does not take the id of another one', async () => {
    const [first, second] = await idsOf(
      ['title,brand,price,link', 'Desk lamp,Elm,25,a.example/9', 'Desk lamp,Oakline,20,a.example/1'],
      { previous },
    )
    expect(first).toMatch(/^desk-lamp-[\da-f]{6}$/)
    expect(second).toBe('desk-lamp')
  })
})
