/**
 * Renders the pages of a site in Node. The build bundles this module into `dist-server/`, so that `npm run configure`
 * can render them again without installed packages.
 */
import { createHash } from 'node:crypto'
import type { DehydratedState } from '@tanstack/react-query'
import { builtInRows } from '#mocks/built-in-rows.ts'
import { rowsOf, toRows } from '#mocks/catalogue-file.ts'
import type { Rows } from '#mocks/db.ts'
import { answerFetch } from '#mocks/node.ts'
import { parseCatalogue } from '#src/api/catalogue-file.ts'
import { connectApi } from '#src/api/client.ts'
import { parseContent } from '#src/api/content-file.ts'
import { connectContent } from '#src/api/content-queries.ts'
import { textFace } from '#src/app/theme/fonts.ts'
import { type Config, comparableConfig, parseConfig } from '#src/config/config.ts'
import { isPrerenderedCall } from '#src/config/site.tsx'
import { ANY_SERVER, apiSources, RUNTIME_STYLES, withPolicy } from '../policy.mjs'
import { type Answers, recordAnswers } from './api-answers.ts'
import { hostFiles } from './host-files.ts'
import { dynamicRoutes, knownPages } from './known-paths.ts'
import { manifestFile, withIcons } from './manifest-file.ts'
import { pageMaker, toShell } from './page.ts'
import { type ContentTexts, checkContents } from './page-content.ts'
import { type Manifest, preloads } from './preloads.ts'
import { type Rendered, render } from './render.tsx'
import { sitemapFiles } from './sitemap.ts'

export { readBackendText } from './backend-catalogue.ts'
export { answerFetch, builtInRows, checkContents, comparableConfig, parseConfig }

/** Returns the rows that pages are rendered from; null in live mode without a catalogue. */
function rowsFor({ api }: Config, catalogue: string | undefined): Rows | null {
  if (api.mode === 'mock') return catalogue === undefined ? builtInRows : rowsOf(catalogue)
  // Without the size limit, because the browser does not load the file.
  return catalogue === undefined ? null : toRows(parseCatalogue(catalogue))
}

/** Returns whether the text of a catalogue file says that its rows were read from the backend with this base URL. */
export function isReadFrom(catalogue: string, baseUrl: string): boolean {
  const { source } = parseCatalogue(catalogue)
  return source.kind === 'backend' && source.baseUrl.replace(/\/+$/, '') === baseUrl
}

type Options = {
  /** True if pages may call any server that config.json names later, and not only the one in the configuration. */
  allowAnyServer: boolean
  /** How many products get a page, the newest first; all if it is not given. */
  newest?: number
  /** True if the site's folder `data/icons/` has the app icons of the shop. */
  hasIcons: boolean
}

/** Returns the number of pages with content. */
export const countPages = async (config: Config, catalogue: string | undefined, { newest }: Options): Promise<number> =>
  (await knownPages(config, rowsFor(config, catalogue), newest)).length

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

/** Pages of the former run by path. What all pages share has an empty path. */
type FormerPages = Record<string, { answers: Answers }>

/** A page with its files; null if it is the same as in the former run. */
type RenderedPage = { path: string; answers: Answers; files: File[] | null }

/**
 * Renders the pages of a site one after the other, each with its API answers. The first is what all pages share: the 404
 * page, the API reference, the sitemap, robots.txt, the web app manifest and the files for hosts.
 *
 * @param catalogue text of the catalogue file, if there is one
 * @param contents texts of the files with content of pages
 * @param former pages that are rendered only if their API answers have changed
 */
export async function* renderSite(
  config: Config,
  { template, apiDocs, manifest }: Build,
  { allowAnyServer, newest, hasIcons }: Options,
  catalogue: string | undefined,
  contents: ContentTexts,
  former: FormerPages,
  { index, count }: Share,
): AsyncGenerator<RenderedPage> {
  const rows = rowsFor(config, catalogue)
  const pages = await knownPages(config, rows, newest)
  const servers = allowAnyServer ? ANY_SERVER : apiSources(config)
  const makePage = pageMaker(withIcons(template, config, hasIcons), {
    tail: fontPreload,
    policy: { servers, styles: RUNTIME_STYLES },
  })
  const data = { 'data-config': comparableConfig(config) }
  const pageOf = ({ markup, routeIds }: Rendered, attributes: Record<string, string>) =>
    makePage(markup + preloads(routeIds, manifest, template), attributes)

  const stopAnswering = rows ? answerFetch(rows, basePath) : () => undefined
  const recorder = recordAnswers(API_URL)
  connectApi({
    baseUrlOf: () => API_URL,
    // Other reads stay pending, so that pages show their loading state.
    whenReady: async (path) => isPrerenderedCall(config, path) || new Promise(() => undefined),
  })
  connectContent(async (page) => parseContent(page, contents[page] ?? ''))
  try {
    const shell = await render('/404', config, timeOf(rows))
    const answers = await recorder.take()
    const shared = answersFiles(shell.answers, { areShared: true })
    if (index === 0) {
      const files: File[] = [
        // Has no `data-answers`: the app renders this page instead of hydrating it, because its content is missing.
        ['404.html', pageOf({ ...shell, markup: toShell(shell.markup, config.store.name) }, data)],
        ...shared,
        ['api-docs/index.html', withPolicy(apiDocs, { servers })],
        manifestFile(config, hasIcons),
        ...sitemapFiles(config, pages),
        ...hostFiles(config, dynamicRoutes(config)),
      ]
      yield { path: '', answers, files }
    }
    const isShellSame = JSON.stringify(answers) === JSON.stringify(former['']?.answers)
    for (const { path } of pages.filter((_, number) => number % count === index)) {
      const known = isShellSame ? former[path] : undefined
      if (known && (await recorder.areSame(known.answers))) {
        yield { path, answers: known.answers, files: null }
        continue
      }
      const page = await render(path, config, timeOf(rows), shell.answers)
      const own = answersFiles(page.answers, { areShared: false })
      const [folder = '', search] = path.slice(1).split('?')
      const attributes = {
        ...data,
        'data-answers': [...shared, ...own].map(([file]) => basePath + file).join(' '),
        // The boot script hides the content if the URL has another query.
        ...(search && { 'data-search': search }),
      }
      // Hosts decode the path of a URL before they look for the file.
      const name = `${decodeURIComponent(folder)}/index.html`.replace(/^\//, '')
      const html: File = [name, pageOf(page, attributes)]
      yield { path, answers: await recorder.take(), files: [...own, html] }
    }
  } finally {
    recorder.stop()
    stopAnswering()
  }
}

/** Returns when the rows were read, in milliseconds since the epoch. The demo's rows have no such time. */
const timeOf = (rows: Rows | null): number => Date.parse(rows?.generatedAt ?? '') || 0

/**
 * Returns the file with a page's answers, if it has any. Separate, because they are needed only after the first paint.
 *
 * The name has a hash of the content, because hosts cache the file for a year. The time of the answers is not part of the
 * hash of those that all pages share, because pages that have not changed still name that file.
 */
function answersFiles(answers: DehydratedState, { areShared }: { areShared: boolean }): File[] {
  if (answers.queries.length === 0) return []
  const withoutTime = (key: string, value: unknown) =>
    key === 'dehydratedAt' || key === 'dataUpdatedAt' ? undefined : value
  const hashed = JSON.stringify(answers, areShared ? withoutTime : undefined)
  const hash = createHash('sha256').update(hashed).digest('hex').slice(0, 10)
  return [[`assets/answers-${hash}.json`, JSON.stringify(answers)]]
}
