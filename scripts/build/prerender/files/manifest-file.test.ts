import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { manifestFile, withIcons } from './manifest-file.ts'

const config = (store: Partial<(typeof DEFAULT_CONFIG)['store']>) => ({
  ...DEFAULT_CONFIG,
  store: { ...DEFAULT_CONFIG.store, ...store },
})
const manifest = (store: object, hasIcons = false) => JSON.parse(manifestFile(config(store), hasIcons)[1])
const TEMPLATE =
  '<link rel="icon" href="/shop/favicon.svg"><link rel="apple-touch-icon" href="/shop/apple-touch-icon.png">'

beforeEach(() => vi.stubEnv('BASE_URL', '/shop/'))
afterEach(() => vi.unstubAllEnvs())

test('the manifest has the name of the shop', () => {
  expect(manifest({ name: 'Hearth' })).toMatchObject({ name: 'Hearth', short_name: 'Hearth', start_url: './' })
})

test('a shop with an icon has no icon of the demo', () => {
  const sources = (hasIcons: boolean) =>
    manifest({ favicon: 'data/icon.svg' }, hasIcons).icons.map(({ src }: { src: string }) => src)
  expect(sources(false)).toEqual(['data/icon.svg'])
  expect(sources(true)).toEqual(['data/icon.svg', 'data/icons/icon-192.png', 'data/icons/icon-512.png'])
  expect(withIcons(TEMPLATE, config({ favicon: 'data/icon.svg' }), false)).toBe(
    '<link rel="apple-touch-icon" href="/shop/data/icon.svg">',
  )
  expect(withIcons(TEMPLATE, config({ favicon: 'data/icon.svg' }), true)).toBe(
    '<link rel="apple-touch-icon" href="/shop/data/icons/apple-touch-icon.png">',
  )
})

test('a shop without an icon has those of the demo', () => {
  expect(manifest({}).icons).toHaveLength(3)
  expect(withIcons(TEMPLATE, config({}), false)).toBe(TEMPLATE)
})
