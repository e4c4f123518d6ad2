/**
 * Parser of `config.json`, which lets one build serve every environment (product/configuration.md).
 *
 * It uses no schema library, because the inline boot script contains this module.
 */
import type { CallGroup } from '#src/demo/call-groups.ts'
import { US_DOLLARS } from '#src/lib/money.ts'
import { isHttp, parseUrl } from '#src/lib/outbound.ts'
import { ConfigError } from './config-error.ts'
import { currencyOf } from './currency-config.ts'
import { CONTENT_PAGES, OPTIONAL_PAGES } from './optional-pages.ts'
import { parseJson, type Section, section, string, withoutPassword } from './sections.ts'
import { readBaseUrl, rejectMixedContent, serverOf } from './server-config.ts'
import type { ApiMode, CategoryLink, Site } from './site.tsx'

export type Config = Site & { api: { baseUrl: string } }

export const DEFAULT_CONFIG: Config = {
  api: { mode: 'mock', baseUrl: '' },
  store: { name: 'Overtone', mainSiteUrl: 'https://overtone.example', siteUrl: '', ...US_DOLLARS },
  retailer: { name: 'Halyard' },
}

/**
 * Parses the text of config.json. Throws `ConfigError`.
 *
 * @param own the configuration that the page was prerendered with, whose currency and locale need no check
 */
export function parseConfig(text: string, own = DEFAULT_CONFIG): Config {
  const config = parseJson(text)
  const api = section(config, 'api')
  const store = section(config, 'store')
  const retailer = section(config, 'retailer')
  const mode = modeOf(api)
  const siteUrl = siteUrlOf(store)
  const baseUrl = readBaseUrl(api, mode)
  const data = dataOf(api, mode)
  const server = serverOf(api, mode, baseUrl, siteUrl)
  const pages = pageList(store, 'pages', OPTIONAL_PAGES)
  const content = pageList(store, 'content', CONTENT_PAGES)
  if (mode === 'live' || server) rejectMixedContent(baseUrl, siteUrl)
  return {
    api: { mode, baseUrl, ...(data && { data }), ...(server && { server }), ...prerenderedOf(api, mode, data, server) },
    store: {
      name: string(store, 'store.name', DEFAULT_CONFIG.store.name),
      mainSiteUrl: link(store, 'store.mainSiteUrl', DEFAULT_CONFIG.store.mainSiteUrl),
      siteUrl,
      ...currencyOf(store, own.store),
      ...navigationOf(store),
      ...(pages && { pages }),
      ...(content && { content }),
      ...optional(store, 'tagline', 'department', 'accessibilityContact'),
      ...picturesOf(store),
      ...colorsOf(store),
      ...issueUrlOf(store),
    },
    retailer: { name: string(retailer, 'retailer.name', DEFAULT_CONFIG.retailer.name) },
  }
}

function modeOf(api: Section): ApiMode {
  const mode = string(api, 'api.mode', DEFAULT_CONFIG.api.mode)
  if (mode === 'mock' || mode === 'file' || mode === 'live') return mode
  throw new ConfigError(`"api.mode" must be "mock", "file" or "live", not "${mode}"`)
}

/**
 * Returns a configuration as text, to compare it with the one that a page was prerendered with. Path and time of the
 * catalogue are left out, because they change with each catalogue. `api.prerendered` says instead whether it is the file of
 * the pages.
 */
export const comparableConfig = (config: Config): string =>
  JSON.stringify(config, (key, value: unknown) => (key === 'data' || key === 'generatedAt' ? true : value))

/** Returns an empty text if the configuration names no catalogue file. */
function dataOf(api: Section, mode: ApiMode): string {
  const path = string(api, 'api.data', '')
  if (!path && mode === 'file') throw new ConfigError('"api.mode": "file" needs "api.data", the catalogue file')
  if (!path) return ''
  if (mode === 'live') {
    throw new ConfigError(
      '"api.data" needs "api.mode": "file" or "mock", because a server answers all calls in live mode',
    )
  }
  if (/^data\/[\w-][\w.-]*\.json$/.test(path)) return path
  throw new ConfigError(
    `"api.data" must name a JSON file in the site's folder data/, such as "data/catalogue.json", not "${path}"`,
  )
}

/** With a catalogue file, `npm run configure` writes its path, so that pages notice another one. In live mode, true. */
const prerenderedOf = (
  { prerendered, serverPrerendered, generatedAt }: Section,
  mode: ApiMode,
  data: string,
  server: CallGroup[] | undefined,
): Pick<Site['api'], 'prerendered' | 'serverPrerendered' | 'generatedAt'> =>
  prerendered && prerendered === (mode === 'live' || data)
    ? {
        prerendered: true,
        ...(server && serverPrerendered === true && { serverPrerendered: true }),
        ...(mode === 'file' && typeof generatedAt === 'string' && { generatedAt }),
      }
    : {}

/**
 * Returns the site's origin. The URL may contain the build's base path, but no other path, because
 * the pages are only at that one.
 */
function siteUrlOf(store: Section): string {
  const address = link(store, 'store.siteUrl', DEFAULT_CONFIG.store.siteUrl)
  if (!address) return ''
  const base = import.meta.env.BASE_URL
  const url = parseUrl(address)
  if (url && isHttp(url)) {
    const roots = [`${url.origin}/`, new URL(base, url).href]
    if (roots.includes(url.href.replace(/\/*$/, '/'))) return url.origin
  }
  throw new ConfigError(`"store.siteUrl" must be an address such as "https://shop.example${base}", not "${address}"`)
}

/** Returns nothing if the configuration does not name the links, so that the shop has those of spec §2. */
function navigationOf(store: Section): Pick<Site['store'], 'navigation'> {
  if (store.navigation === undefined) return {}
  const { header, footer } = Object(store.navigation)
  return { navigation: { header: categoriesOf(header, 'header'), footer: categoriesOf(footer, 'footer') } }
}

function categoriesOf(links: unknown, list: string): CategoryLink[] {
  const error = new ConfigError(
    `"store.navigation.${list}" must be a list of categories such as { "slug": "laptops", "name": "Laptops" }`,
  )
  if (!Array.isArray(links)) throw error
  return links.map((link: unknown) => {
    const { slug, name } = Object(link)
    if (typeof slug !== 'string' || !/^(?!\.{1,2}$)[^/?#]+$/.test(slug) || typeof name !== 'string' || !name)
      throw error
    return { slug, name }
  })
}

/** Reads a text as `string` does. Throws if it is an address with a user or password. */
const link = (parent: Section, path: string, fallback: string): string =>
  withoutPassword(`"${path}"`, string(parent, path, fallback))

/** Returns undefined if the configuration does not have the list. */
function pageList<Page extends string>(store: Section, key: string, known: readonly Page[]): Page[] | undefined {
  const pages = store[key]
  const isPage = (page: unknown): page is Page => known.some((each) => each === page)
  if (pages === undefined || (Array.isArray(pages) && pages.every(isPage))) return pages
  throw new ConfigError(`"store.${key}" must be a list of these pages: "${known.join('", "')}"`)
}

/** Returns those of the keys that the configuration has, which must be texts. */
function optional<Key extends string>(store: Section, ...keys: Key[]): Partial<Record<Key, string>> {
  const values: Partial<Record<Key, string>> = {}
  for (const key of keys) if (store[key] !== undefined) values[key] = string(store, `store.${key}`, '')
  return values
}

function picturesOf(store: Section): Pick<Site['store'], 'logo' | 'favicon' | 'picture'> {
  const pictures = optional(store, 'logo', 'favicon', 'picture')
  for (const [key, path] of Object.entries(pictures)) {
    if (/^data\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|png|jpe?g|webp|avif|ico)$/.test(path)) continue
    throw new ConfigError(
      `"store.${key}" must name a picture in the site's folder data/, such as "data/logo.svg", not "${path}"`,
    )
  }
  return pictures
}

function colorsOf(store: Section): Pick<Site['store'], 'colors'> {
  if (store.colors === undefined) return {}
  const { light, dark } = Object(store.colors)
  for (const [scheme, color] of Object.entries({ light, dark })) {
    if (typeof color === 'string' && /^#[\da-f]{6}$/i.test(color)) continue
    throw new ConfigError(
      `"store.colors.${scheme}" must be a color such as "#c2370b", not ${JSON.stringify(color) ?? 'missing'}`,
    )
  }
  return { colors: { light, dark } }
}

function issueUrlOf(store: Section): Pick<Site['store'], 'issueUrl'> {
  if (store.issueUrl === undefined) return {}
  const issueUrl = link(store, 'store.issueUrl', '')
  const url = parseUrl(issueUrl)
  if (url && isHttp(url)) return { issueUrl }
  throw new ConfigError(
    `"store.issueUrl" must be an address such as "https://github.com/you/shop/issues/new", not "${issueUrl}"`,
  )
}
