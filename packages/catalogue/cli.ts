/**
 * Makes the catalogue of a shop from a spreadsheet, a product feed or a backend, and checks its links (docs/your-products.md).
 *
 * Prints progress, bad rows and warnings to the standard error. Exit code 0: the catalogue was written, or its
 * links were checked. 1: nothing was written.
 */
import { readOptions, wholeNumber } from '../../scripts/shared/options.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { isCurrency } from './cells/currency.ts'
import { readLinkTemplate } from './cells/link-template.ts'
import { checkLinks, type LinkCommand } from './check-links/check-links.ts'
import { type Command, makeCatalogue } from './command.ts'
import { layoutNamed } from './layouts/find-layout.ts'
import { isEncoding } from './read/decode.ts'
import { parseMap } from './rows/headings.ts'
import { parseWhere } from './rows/where.ts'

const USAGE = `Makes the catalogue of a shop.

  npm run catalogue -- --from FILE|ADDRESS --out DIR [--posts DIR] [--pictures DIR] [--allow 20]
                       [--currency EUR]
                       [--categories FILE] [--map FIELD=HEADING]… [--decimal comma|point] [--dates dmy|mdy]
                       [--category-level first|last] [--layout NAME]
                       [--encoding windows-1250] [--link ADDRESS]
                       [--where CONDITION]… [--limit 5000 newest]          for files and feeds
                       [--restart]                                         for addresses
  npm run catalogue -- --check-links --out DIR [--through-trackers] [--drop-dead] [--restart]

docs/your-products.md describes the options.`

const command = readOptions({
  usage: USAGE,
  options: {
    from: { type: 'string' },
    out: { type: 'string' },
    posts: { type: 'string' },
    pictures: { type: 'string' },
    categories: { type: 'string' },
    map: { type: 'string', multiple: true, default: [] },
    layout: { type: 'string' },
    encoding: { type: 'string' },
    where: { type: 'string', multiple: true, default: [] },
    limit: { type: 'string' },
    allow: { type: 'string', default: '20' },
    decimal: { type: 'string' },
    dates: { type: 'string' },
    'category-level': { type: 'string' },
    currency: { type: 'string' },
    link: { type: 'string' },
    restart: { type: 'boolean', default: false },
    'check-links': { type: 'boolean', default: false },
    'through-trackers': { type: 'boolean', default: false },
    'drop-dead': { type: 'boolean', default: false },
  },
  words: ['newest'],
  read(values): Command | LinkCommand {
    const dropDead = values['drop-dead']
    const throughTrackers = values['through-trackers']
    if (values['check-links']) {
      if (!values.out || values.from)
        throw new Error('--check-links needs the folder of a catalogue as --out, and no --from')
      return { out: values.out, throughTrackers, dropDead, restart: values.restart, now: new Date() }
    }
    if (dropDead || throughTrackers) throw new Error('--drop-dead and --through-trackers are only for --check-links')
    if (!values.from || !values.out) {
      throw new Error('Pass a file and a folder: npm run catalogue -- --from products.csv --out my-shop')
    }
    const { currency, encoding } = values
    if (encoding !== undefined && !isEncoding(encoding)) {
      throw new Error(`--encoding must be the name of an encoding, such as windows-1250, not "${encoding}"`)
    }
    if (currency !== undefined && !isCurrency(currency)) {
      throw new Error(`--currency must be the code of a currency, such as EUR, not "${currency}"`)
    }
    const decimal = choice('decimal', values.decimal, ['comma', 'point'])
    return {
      from: values.from,
      out: values.out,
      posts: values.posts ?? null,
      pictures: values.pictures ?? null,
      categories: values.categories ?? null,
      map: parseMap(values.map),
      encoding: encoding ?? null,
      layout: values.layout === undefined ? null : layoutNamed(values.layout),
      where: parseWhere(values.where),
      limit: values.limit === undefined ? null : wholeNumber('limit', values.limit),
      allow: wholeNumber('allow', values.allow),
      decimal: decimal && ({ comma: ',', point: '.' } as const)[decimal],
      dates: choice('dates', values.dates, ['dmy', 'mdy']),
      categoryLevel: choice('category-level', values['category-level'], ['first', 'last']) ?? 'last',
      currency: currency ?? null,
      linkTemplate: values.link === undefined ? null : readLinkTemplate(values.link),
      restart: values.restart,
      now: new Date(),
    }
  },
})

try {
  console.log(await ('from' in command ? makeCatalogue(command, console.error) : checkLinks(command, console.error)))
} catch (error) {
  console.error(`Could not ${'from' in command ? 'make the catalogue' : 'check the links'}. ${reasonOf(error)}`)
  process.exitCode = 1
}

/** Returns the value of an option that has a few values, or null without the option. */
function choice<Value extends string>(name: string, text: string | undefined, values: Value[]): Value | null {
  const value = values.find((candidate) => candidate === text) ?? null
  if (text !== undefined && value === null) throw new Error(`--${name} must be ${values.join(' or ')}, not "${text}"`)
  return value
}
