/**
 * Renders the pages of a site in Node. The build bundles this module into `dist-server/`, so that `npm run configure`
 * can render them again without Vite.
 */
import { createHash } from 'node:crypto'
import type { DehydratedState } from '@tanstack/react-query'
import { answerFetch } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { rowsOf, toRows } from '#mocks/store/catalogue-file.ts'
import type { Rows } from '#mocks/store/store.ts'
import { withoutPasswords } from '#packages/catalogue/output/passwords.ts'
import { hashOf } from '#packages/catalogue/products/ids-and-slugs.ts'
import { parseCatalogue } from '#src/api/catalogue-file.ts'
import { connectApi } from '#src/api/client.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import { isPrerenderedCall } from '#src/config/site.tsx'
import { parseContent } from '#src/content/content-file.ts'
import { connectContent } from '#src/content/content-queries.ts'
import { textFace } from '#src/theme/fonts.ts'
import { ANY_SERVER, apiSources, RUNTIME_STYLES, withPolicy } from '../policy.ts'
import { checkKeys } from './config-keys.ts'
import { hostFiles } from './files/host-files.ts'
import { manifestFile, withIcons } from './files/manifest-file.ts'
import { sitemapFiles } from './files/sitemap.ts'
import { dynamicRoutes, knownPages } from './pages/known-paths.ts'
import { pageMaker, toShell, withAttributes } from './pages/page.ts'
import { type ContentTexts, checkContents } from './pages/page-content.ts'
import { type Manifest, preloads } from './pages/preloads.ts'
import { type Rendered, render } from './pages/render.tsx'

export { readBackendText } from './catalogue/backend-catalogue.ts'
export { answerFetch, builtInRows, checkContents, checkKeys, parseConfig }

/** Returns the rows that pages are rendered from; null in live mode without a catalogue. */
function rowsFor({ api }: Config, catalogue: string | undefined): Rows | null {
  if (api.mode !== 'live') return catalogue === undefined ? builtInRows : rowsOf(catalogue)
  // Without the size limit, because the browser does not load the file.
  return catalogue === undefined ? null : toRows(parseCatalogue(catalogue))
}

/** Returns whether the text of a catalogue file says that its rows were read from the backend with this base URL. */
export function isReadFrom(catalogue: string, baseUrl: string): boolean {
  const { source } = parseCatalogue(catalogue)
  if (source.kind !== 'backend') return false
  // Catalogues of earlier versions have the URL itself.
  return source.baseUrlHash === hashOf(baseUrl, 64) || source.baseUrl?.replace(/\/+$/, '') === baseUrl
}

/** Returns when a catalogue file was made, in ISO 8601. */
export const generatedAtOf = (catalogue: string): string => parseCatalogue(catalogue).generatedAt

/** Returns the text of a catalogue file with the hash of its backend's base URL instead of the URL, which may be private. */
export function withoutBackend(catalogue: string): string {
  const { source } = parseCatalogue(catalogue)
  if (source.kind !== 'backend' || source.baseUrl === undefined) return catalogue
  const baseUrlHash = hashOf(source.baseUrl.replace(/\/+$/, ''), 64)
  return JSON.stringify({ ...JSON.parse(catalogue), source: { kind: 'backend', baseUrlHash } })
}

/**
 * Throws an error that names the links and pictures of a catalogue file with a user or password, or the currency of its
 * prices if it is not that of the shop.
 */
export function checkCatalogue(text: string, { store }: Config): void {
  const catalogue = parseCatalogue(text)
  const { currency = store.currency } = catalogue
  if (currency !== store.currency)
    throw new Error(`"store.currency" is "${store.currency}", but the prices of the catalogue are in ${currency}`)
  const { messages } = withoutPasswords(catalogue)
  if (messages.length > 0)
    throw new Error([...messages.slice(0, MOST_MESSAGES), 'Remove them from the catalogue.'].join('\n'))
}

/** Most sentences of an error. */
const MOST_MESSAGES = 20

type Options = {
  /** True if pages may call any server that config.json names later, and not only the one in the configuration. */
  allowAnyServer: boolean
  /** How many products get a page, the newest first; all if it is not given. */
  newest?: number
  /** True if the site's folder `data/icons/` has the app icons of the shop. */
  hasIcons: boolean
}

/** Returns the number of pages with content. `warn` receives a sentence about each row that has no page of its own. */
export const countPages = async (
  config: Config,
  catalogue: string | undefined,
  { newest }: Options,
  warn: (message: string) => void,
): Promise<number> => (await knownPages(config, rowsFor(config, catalogue), newest, warn)).length

const basePath = import.meta.env.BASE_URL

/** Node has no relative URLs, so the base URL is a reserved host that the mock answers for. */
const API_URL = 'http://mock.invalid'

/**
 * At the end of the body, because a font preload in the head delayed the first paint by 150 ms on a slow connection.
 */
const fontPreload = `<link rel="preload" href="${textFace}" as="font" type="font/woff2" crossorigin>`

/** Output of the client build that pages are made from. */
type Build = { template: string; apiDocs: string; manifest: Manifest }

/** The share of a thread: every page whose number is `index` modulo `count`, and for the first thread the other files. */
type Share = { index: number; count: number }

type File = [path: string, text: string]

/**
 * Renders the pages of a site one after the other, and yields the files of each. The first ones are those that all pages
 * share: the 404 page, the API reference, the sitemap, robots.txt, the web app manifest and the files for hosts.
 *
 * @param catalogue text of the catalogue file, if there is one
 * @param contents texts of the files with content of pages
 */
export async function* renderSite(
  config: Config,
  { template, apiDocs, manifest }: Build,
  { allowAnyServer, newest, hasIcons }: Options,
  catalogue: string | undefined,
  contents: ContentTexts,
  { index, count }: Share,
): AsyncGenerator<File[]> {
  const rows = rowsFor(config, catalogue)
  const time = timeOf(config, rows)
  const pages = await knownPages(config, rows, newest)
  const servers = allowAnyServer ? ANY_SERVER : apiSources(config)
  const makePage = pageMaker(withIcons(template, config, hasIcons), {
    tail: fontPreload,
    policy: { servers, styles: RUNTIME_STYLES },
  })
  // Replaces a config.json that cannot be loaded.
  const data = { 'data-config': JSON.stringify(config) }
  const pageOf = ({ markup, routeIds }: Rendered, attributes: Record<string, string>) =>
    makePage(markup + preloads(routeIds, manifest, template), attributes)

  const stopAnswering = rows ? answerFetch(rows, basePath) : () => undefined
  connectApi({
    baseUrlOf: () => API_URL,
    // Other reads stay pending, so that pages show their loading state.
    whenReady: async (path) => isPrerenderedCall(config, path) || new Promise(() => undefined),
  })
  connectContent(async (page) => parseContent(page, contents[page] ?? ''))
  try {
    const shell = await render('/404', config, time)
    const shared = answersFiles(shell.answers)
    if (index === 0) {
      yield [
        // Has no `data-answers`: the app renders this page instead of hydrating it, because its content is missing.
        ['404.html', pageOf({ ...shell, markup: toShell(shell.markup, config.store.name) }, data)],
        ...shared,
        ['api-docs/index.html', withPolicy(withAttributes(apiDocs, data), { servers })],
        manifestFile(config, hasIcons),
        ...sitemapFiles(config, pages),
        ...hostFiles(config, dynamicRoutes(config)),
      ]
    }
    for (const { path } of pages.filter((_, number) => number % count === index)) {
      const page = await render(path, config, time, shell.answers)
      const own = answersFiles(page.answers)
      const [folder = '', search] = path.slice(1).split('?')
      const attributes = {
        ...data,
        'data-answers': [...shared, ...own].map(([file]) => basePath + file).join(' '),
        // The boot script hides the content if the URL has another query.
        ...(search && { 'data-search': search }),
      }
      // Hosts decode the path of a URL before they look for the file.
      const name = `${decodeURIComponent(folder)}/index.html`.replace(/^\//, '')
      yield [...own, [name, pageOf(page, attributes)]]
    }
  } finally {
    stopAnswering()
  }
}

/**
 * Returns when the rows were read from a server, in milliseconds since the epoch. Rows that only the mock API answers with
 * have no such time, so that a later catalogue with the same product has the same page.
 */
const timeOf = ({ api }: Config, rows: Rows | null): number =>
  (api.mode === 'live' || api.serverPrerendered) && rows?.generatedAt ? Date.parse(rows.generatedAt) : 0

/**
 * Returns the file with a page's answers, if it has any. Separate, because they are needed only after the first paint. The
 * name has a hash of the content, because hosts cache the file for a year.
 */
function answersFiles(answers: DehydratedState): File[] {
  if (answers.queries.length === 0) return []
  const text = JSON.stringify(answers)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return [[`assets/answers-${hash}.json`, text]]
}
