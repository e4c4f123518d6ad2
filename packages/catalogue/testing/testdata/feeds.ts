/**
 * Makes exports of a shop for tests: a product feed of Google Merchant Center, and WooCommerce's product export. The same
 * seed makes the same files.
 */

type Row = {
  id: string
  title: string
  price: string
  link: string
  brand: string
  path: string[]
  description: string
}

/** A cell that cannot be read, and a part of the message about it. */
type Fault = Partial<Row> & { message: string }

const FAULTS: Fault[] = [
  { price: 'n/a', message: 'is not a price' },
  { price: '', message: 'the cell is empty. Expected a number' },
  { price: '0.00', message: 'is not above 0' },
  { price: '-5.00', message: 'is negative' },
  { price: '1e9', message: 'is not a plain number' },
  { price: '1000000000', message: 'is too high' },
  { price: '12,3,4', message: 'has groups that are not of three digits' },
  { link: 'javascript:alert(1)', message: '"javascript:alert(1)" is not a web address' },
  { link: 'ask in the shop', message: '"ask in the shop" is not a web address' },
  { title: '', message: 'the cell is empty. Expected the name' },
  { title: '<script>alert(1)</script>', message: 'has no title' },
  { id: 'MILL-0', message: '"MILL-0" is the same product as' },
]

const MATERIALS = ['Ash', 'Birch', 'Cork', 'Linen', 'Slate', 'Willow']
const THINGS = ['bread box', 'colander', 'dish rack', 'fruit bowl', 'pepper mill', 'serving board', 'tea tin', 'trivet']
const BRANDS = ['Harbour & Sons', 'Kiln No. 9', 'Meadowware', 'Țara Craft']
const PATHS = [
  ['Kitchen', 'Storage'],
  ['Kitchen', 'Tools/Utensils'],
  ['Dining', 'Table'],
  ['Dining', 'Tea & coffee'],
]

/** Returns pseudo-random whole numbers below a limit (Lehmer). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** Returns rows, of which twelve are bad, and the messages about those. */
function shopRows(count: number, seed: number): { rows: Row[]; messages: string[] } {
  const random = randomFrom(seed)
  const pick = <T>(list: T[]): T | undefined => list[random(list.length)]
  const places = FAULTS.map((_, index) => 1 + Math.floor(((index + 0.5) * (count - 1)) / FAULTS.length))
  const rows = Array.from(
    { length: count },
    (_, index): Row => ({
      id: `MILL-${index}`,
      title: `${pick(MATERIALS)} ${pick(THINGS)} ${index}`,
      price: `${5 + random(400)}.${10 + random(90)}`,
      link: `https://millhouse.example/p/${index}?utm_source=feed&tag=shop`,
      brand: pick(BRANDS) ?? '',
      path: pick(PATHS) ?? [],
      description: `<p>Made by hand &amp; oiled.</p><ul><li>Piece ${index}</li></ul>`,
      ...FAULTS[places.indexOf(index)],
    }),
  )
  return { rows, messages: FAULTS.map(({ message }) => message) }
}

/** Returns a feed of Google Merchant Center in XML. */
export function merchantFeed(count: number, seed: number) {
  const { rows, messages } = shopRows(count, seed)
  const items = rows.map(
    ({ id, title, price, link, brand, path, description }) => `
    <item>
      <g:id>${id}</g:id>
      <title>${xml(title)}</title>
      <description>${xml(description)}</description>
      <link>${xml(link)}</link>
      <g:image_link>https://cdn.millhouse.example/${id}.jpg</g:image_link>
      <g:availability>in_stock</g:availability>
      <g:price>${price ? `${price} USD` : ''}</g:price>
      <g:brand>${xml(brand)}</g:brand>
      <g:product_type>${xml(path.join(' > '))}</g:product_type>
    </item>`,
  )
  const head = '<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n  <channel>'
  return { text: `${head}${items.join('')}\n  </channel>\n</rss>\n`, messages }
}

/** Returns WooCommerce's export of external products. */
export function wooCommerceExport(count: number, seed: number) {
  const { rows, messages } = shopRows(count, seed)
  const headings =
    'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog",Description,"In stock?","Sale price","Regular price",Categories,Images,"External URL","Attribute 1 name","Attribute 1 value(s)"'
  const lines = rows.map(({ id, title, price, link, brand, path, description }, index) =>
    [
      `${index + 10}`,
      'external',
      id,
      title,
      '1',
      index % 20 === 0 ? '1' : '0',
      'visible',
      description,
      '1',
      '',
      // The exporter protects spreadsheet programs from cells that start like a formula.
      price.replace(/^(?=[=+\-@])/, "'"),
      `${path[0]}, ${path.join(' > ')}`,
      `https://cdn.millhouse.example/${id}.jpg, https://cdn.millhouse.example/${id}-b.jpg`,
      link,
      'Brand',
      brand,
    ]
      .map((text) => (/[",\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
      .join(','),
  )
  return { text: `\ufeff${[headings, ...lines].join('\n')}\n`, messages }
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
