/**
 * Renders the files of a site in Node. The build bundles this module into `dist-server/`, so that `npm run configure`
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
import { type Config, parseConfig } from '#src/config/config.ts'
import { parseDate } from '#src/lib/dates.ts'
import { ANY_SERVER, apiSources, RUNTIME_STYLES, withPolicy } from '../policy.mjs'
import { knownPages } from './known-paths.ts'
import { pageMaker, toShell } from './page.ts'
import { type ContentTexts, checkContents } from './page-content.ts'
import { type Manifest, preloads } from './preloads.ts'
import { type Rendered, render } from './render.tsx'
import { sitemapFiles } from './sitemap.ts'

export { readBackendText } from './backend-catalogue.ts'
export { answerFetch, builtInRows, checkContents, parseConfig }

type Content = {
  rows: Rows
  /** When a live shop's rows were read, in milliseconds since the epoch. */
  readAt?: number | null
}

/** Returns what pages are rendered from; null in live mode without a catalogue. */
function contentFor({ api }: Config, catalogue: string | undefined): Content | null {
  if (api.mode === 'mock') return { rows: catalogue === undefined ? builtInRows : rowsOf(catalogue) }
  if (catalogue === undefined) return null
  const file = parseCatalogue(catalogue)
  return { rows: toRows(file), readAt: parseDate(file.generatedAt) }
}

/** Returns the number of pages with content. */
export const countPages = async (config: Config, catalogue: string | undefined): Promise<number> =>
  (await knownPages(config, contentFor(config, catalogue)?.rows)).length

const basePath = import.meta.env.BASE_URL

/**
 * At the end of the body, because a font preload in the head delayed the first paint by 150 ms on a slow connection.
 */
const fontPreload = `<link rel="preload" href="${textFace}" as="font" type="font/woff2" crossorigin>`

/** Output of the client build that pages are made from. */
type Build = { template: string; apiDocs: string; manifest: Manifest }

/** The share of a thread: every page whose number is `index` modulo `count`, and for the first thread the other files. */
type Share = {
  index: number
  count: number
  /** Milliseconds since the epoch. Answers contain it, and those of all threads must be the same. */
  time: number
}

/**
 * Renders the files of a site one after the other: a page for every known path and its API answers, the 404 page, the API
 * reference, the sitemap and robots.txt. Yields the path in the site and the content of each.
 *
 * @param allowAnyServer whether pages may call any server that config.json names later, or only the one in `config`
 * @param catalogue text of the catalogue file, if there is one
 * @param contents texts of the files with content of pages
 */
export async function* renderSite(
  config: Config,
  { template, apiDocs, manifest }: Build,
  allowAnyServer: boolean,
  catalogue: string | undefined,
  contents: ContentTexts,
  { index, count, time }: Share,
): AsyncGenerator<[path: string, text: string]> {
  const isFirst = index === 0
  const content = contentFor(config, catalogue)
  const answeredAt = content?.readAt ?? time
  const pages = await knownPages(config, content?.rows)
  const servers = allowAnyServer ? ANY_SERVER : apiSources(config)
  if (isFirst) {
    yield* sitemapFiles(config, pages)
    yield ['api-docs/index.html', withPolicy(apiDocs, { servers })]
  }

  // Removes the demo's icon, because `PageHead` renders the configured one.
  const html = config.store.favicon ? template.replace(/<link rel="icon"[^>]*>/, '') : template
  const makePage = pageMaker(html, { tail: fontPreload, policy: { servers, styles: RUNTIME_STYLES } })
  const data = { 'data-config': JSON.stringify(config) }
  const pageOf = ({ markup, routeIds }: Rendered, attributes: Record<string, string>) =>
    makePage(markup + preloads(routeIds, manifest, template), attributes)

  const stopAnswering = content ? answerFetch(content.rows, basePath) : () => undefined
  // Node has no relative URLs, so the base URL is a reserved host that the mock answers for.
  // Without a catalogue, reads of a live shop stay pending, so that pages show their loading state.
  connectApi({ baseUrl: 'http://mock.invalid', ready: content ? Promise.resolve() : new Promise(() => undefined) })
  connectContent(async (page) => parseContent(page, contents[page] ?? ''))
  try {
    const shell = await render('/404', config, answeredAt)
    const shared = answersFiles(shell.answers)
    if (isFirst) {
      // Has no `data-answers`: the app renders this page instead of hydrating it, because its content is missing.
      yield ['404.html', pageOf({ ...shell, markup: toShell(shell.markup, config.store.name) }, data)]
      yield* shared
    }
    for (const { path } of pages.filter((_, number) => number % count === index)) {
      const page = await render(path, config, answeredAt, shell.answers)
      const own = answersFiles(page.answers)
      yield* own
      const [folder = '', search] = path.slice(1).split('?')
      const attributes = {
        ...data,
        'data-answers': [...shared, ...own].map(([file]) => basePath + file).join(' '),
        // The boot script hides the content if the URL has another query.
        ...(search && { 'data-search': search }),
      }
      yield [`${folder}/index.html`.replace(/^\//, ''), pageOf(page, attributes)]
    }
  } finally {
    stopAnswering()
  }
}

/** Returns the file with a page's answers, if it has any. Separate, because they are needed only after the first paint. */
function answersFiles(answers: DehydratedState): [path: string, text: string][] {
  if (answers.queries.length === 0) return []
  const json = JSON.stringify(answers)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return [[`assets/answers-${hash}.json`, json]]
}
