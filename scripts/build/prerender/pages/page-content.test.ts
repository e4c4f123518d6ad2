import { readFileSync } from 'node:fs'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { CONTENT_PAGES, OPTIONAL_PAGES } from '#src/config/optional-pages.ts'
import type { Site } from '#src/config/site.tsx'
import { contentFile } from '#src/content/content-file.ts'
import { checkContents } from './page-content.ts'

const siteWith = (store: Partial<Site['store']>): Site => ({
  ...DEFAULT_CONFIG,
  api: { mode: 'mock', data: 'data/catalogue.json' },
  store: { ...DEFAULT_CONFIG.store, ...store },
})
const contact = JSON.stringify({ lead: 'Ask us.', matters: [] })

test('a missing file is refused with its path', () => {
  expect(() => checkContents(siteWith({ content: ['contact'] }), {})).toThrow(
    '"store.content": there is no file data/content/contact.json',
  )
})

test('an invalid file is refused with its path and field', () => {
  expect(() => checkContents(siteWith({ content: ['contact'] }), { contact: '{"lead":5}' })).toThrow(
    'data/content/contact.json: lead: expected string',
  )
})

test('a valid file gives no warning', () => {
  expect(checkContents(siteWith({ pages: ['contact'], content: ['contact'] }), { contact })).toEqual([])
})

test('the content of a page that the shop does not have gives a warning', () => {
  expect(checkContents(siteWith({ pages: ['faq'], content: ['contact'] }), { contact })).toEqual([
    'The shop does not show data/content/contact.json: add "contact" to "store.pages".',
  ])
})

test('a file that the configuration does not name gives a warning', () => {
  expect(checkContents(siteWith({ pages: [] }), { contact })).toEqual([
    'data/content/contact.json is not used: add "contact" to "store.content".',
  ])
})

test.each([
  [['blog', 'deals'] as const, ['deals']],
  [undefined, ['deals', 'reviews', 'about']],
  [['faq', 'contact'] as const, []],
])('of the pages %j, those whose built-in content is the demo’s give a warning', (pages, named) => {
  const warnings = checkContents(siteWith({ pages: pages && [...pages] }), {})
  expect(warnings).toHaveLength(named.length)
  for (const [index, page] of named.entries()) {
    expect(warnings[index]).toContain(`The shop has no page "${page}"`)
    expect(warnings[index]).toContain(`Write data/content/${page}.json`)
  }
})

test('the demo has no warnings', () => {
  expect(checkContents(DEFAULT_CONFIG, {})).toEqual([])
})

describe('docs/your-products.md', () => {
  const [, section = ''] = readFileSync('docs/your-products.md', 'utf8').split('### Pages\n')

  /** Returns the first example after the name of a page's file. */
  function exampleOf(page: string): string {
    const name = ['privacy', 'terms', 'affiliate'].includes(page) ? `${page}.json` : contentFile(page)
    const [, after = ''] = section.split(`${name}\``)
    return /```json\n([^`]*)```/.exec(after)?.[1] ?? ''
  }

  test.each(CONTENT_PAGES)('has a valid example of the page %s', (page) => {
    expect(
      checkContents(siteWith({ pages: OPTIONAL_PAGES.filter((each) => each === page), content: [page] }), {
        [page]: exampleOf(page),
      }),
    ).toEqual([])
  })
})
