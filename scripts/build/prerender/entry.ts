/**
 * Renders the files of a site in Node. The build bundles this module into `dist-server/`, so that `npm run configure`
 * can render them again without installed packages.
 */
import { createHash } from 'node:crypto'
import type { DehydratedState } from '@tanstack/react-query'
import { builtInRows } from '#mocks/built-in-rows.ts'
import { rowsOf } from '#mocks/catalogue-file.ts'
import type { Rows } from '#mocks/db.ts'
import { answerFetch } from '#mocks/node.ts'
import { connectApi } from '#src/api/client.ts'
import { textFace } from '#src/app/theme/fonts.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import { ANY_SERVER, apiSources, RUNTIME_STYLES, withPolicy } from '../policy.mjs'
import { hostFiles } from './host-files.ts'
import { dynamicRoutes, knownPages } from './known-paths.ts'
import { manifestFile, withIcons } from './manifest-file.ts'
import { pageMaker, toShell } from './page.ts'
import { type Manifest, preloads } from './preloads.ts'
import { type Rendered, render } from './render.tsx'
import { sitemapFiles } from './sitemap.ts'

export { answerFetch, builtInRows, parseConfig }

/** Returns the rows that pages are rendered from; null in live mode. */
function rowsFor({ api }: Config, catalogue: string | undefined): Rows | null {
  if (api.mode === 'live') return null
  return catalogue === undefined ? builtInRows : rowsOf(catalogue)
}

type Options = {
  /** Whether pages may call any server that config.json names later, or only the one in the configuration. */
  allowAnyServer: boolean
  /** How many products get a page, the newest first; all if it is not given. */
  newest?: number
  /** Whether the site's folder `data/icons/` has the app icons of the shop. */
  hasIcons: boolean
}

/** Returns the number of pages with content. */
export const countPages = async (config: Config, catalogue: string | undefined, { newest }: Options): Promise<number> =>
  (await knownPages(config, rowsFor(config, catalogue), newest)).length

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
 * reference, the sitemap, robots.txt, the web app manifest and the files for hosts. Yields the path in the site and the content of each.
 *
 * @param catalogue text of the catalogue file, if the configuration names one
 */
export async function* renderSite(
  config: Config,
  { template, apiDocs, manifest }: Build,
  { allowAnyServer, newest, hasIcons }: Options,
  catalogue: string | undefined,
  { index, count, time }: Share,
): AsyncGenerator<[path: string, text: string]> {
  const isFirst = index === 0
  const rows = rowsFor(config, catalogue)
  const pages = await knownPages(config, rows, newest)
  const servers = allowAnyServer ? ANY_SERVER : apiSources(config)
  if (isFirst) {
    yield* sitemapFiles(config, pages)
    yield* hostFiles(config, dynamicRoutes(config))
    yield manifestFile(config, hasIcons)
    yield ['api-docs/index.html', withPolicy(apiDocs, { servers })]
  }

  const makePage = pageMaker(withIcons(template, config, hasIcons), {
    tail: fontPreload,
    policy: { servers, styles: RUNTIME_STYLES },
  })
  const data = { 'data-config': JSON.stringify(config) }
  const pageOf = ({ markup, routeIds }: Rendered, attributes: Record<string, string>) =>
    makePage(markup + preloads(routeIds, manifest, template), attributes)

  const stopAnswering = rows ? answerFetch(rows, basePath) : () => undefined
  // Node has no relative URLs, so the base URL is a reserved host that the mock answers for.
  // In live mode reads stay pending, so that pages show their loading state.
  connectApi({ baseUrl: 'http://mock.invalid', ready: rows ? Promise.resolve() : new Promise(() => undefined) })
  try {
    const shell = await render('/404', config, time)
    const shared = answersFiles(shell.answers)
    if (isFirst) {
      // Has no `data-answers`: the app renders this page instead of hydrating it, because its content is missing.
      yield ['404.html', pageOf({ ...shell, markup: toShell(shell.markup, config.store.name) }, data)]
      yield* shared
    }
    for (const { path } of pages.filter((_, number) => number % count === index)) {
      const page = await render(path, config, time, shell.answers)
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
