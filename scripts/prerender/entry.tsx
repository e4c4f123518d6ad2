/**
 * Renders the shop's pages in Node. Bundled once by the build into `dist-server/`,
 * so that `npm run configure` can render them again without bundling.
 */
import { createHash } from 'node:crypto'
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { answerFetch } from '#mocks/node.ts'
import { connectApi } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { App, createStyles } from '#src/app/App.tsx'
import { type Config, parseConfig } from '#src/app/config.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { textFace } from '#src/app/theme/fonts.ts'
import { SCHEME_ATTRIBUTE, SCHEME_STORAGE_KEY } from '#src/app/theme/theme.ts'
import { knownPaths } from './known-paths.ts'
import { sitemapFiles } from './sitemap.ts'

export { parseConfig, sitemapFiles }

/** The site's base path, as the build baked it in. */
export const basePath = import.meta.env.BASE_URL

export type RenderedPage = {
  /** Where the page is written, relative to the site's root. */
  file: string
  /** Filled into the template's `<html>`, head and body. */
  html: string
  head: string
  body: string
  /** What follows the root in the template. */
  tail: string
  /** The query cache, as JSON: a file of its own, because the page paints before it is needed. */
  answers?: { file: string; json: string }
  /** The routes that this page shows; their scripts are preloaded. */
  routeIds: string[]
}

/** Renders every known page with one configuration, and the shell that stands in for all others. */
export async function renderPages(config: Config): Promise<RenderedPage[]> {
  const isMock = config.api.mode === 'mock'
  const stopAnswering = isMock ? answerFetch(basePath) : () => undefined
  // An origin that no request ever leaves for: relative addresses do not exist in Node.
  // Live pages carry no data: their reads stay under way until the browser makes them.
  connectApi({ baseUrl: 'http://mock.invalid', ready: isMock ? Promise.resolve() : new Promise(() => undefined) })
  try {
    const pages = []
    for (const path of knownPaths(isMock)) pages.push(await renderPage(path, config))
    return [...pages, await renderShell(config)]
  } finally {
    stopAnswering()
  }
}

/** What the mock API answers in Node, to compare with what it answers in a browser. */
export async function answerPaths(paths: string[]): Promise<unknown[]> {
  const stopAnswering = answerFetch(basePath)
  try {
    return await Promise.all(
      paths.map((path) => fetch(`http://mock.invalid${path}`).then((response) => response.json())),
    )
  } finally {
    stopAnswering()
  }
}

async function renderPage(path: string, config: Config): Promise<RenderedPage> {
  const rendered = await render(path, config)
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
  const json = JSON.stringify(rendered.state)
  const answers = { file: `assets/answers-${hashOf(json)}.json`, json }
  return {
    ...rendered,
    file,
    html: `data-config="${escapeAttribute(JSON.stringify(config))}" data-answers="${basePath}${answers.file}"`,
    tail: fontPreload,
    answers,
  }
}

/** Another page's answers never come under this page's name: a browser may keep both for a while. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** Serves every other URL, so it shows no page's content: only the frame, and what it needs. It is never hydrated. */
async function renderShell(config: Config): Promise<RenderedPage> {
  const rendered = await render('/404', config)
  return {
    ...rendered,
    file: '404.html',
    html: '',
    tail: fontPreload,
    body: rendered.body.replace(
      /(<main\b[^>]*>).*?(<div[^>]*><noscript>.*?<\/noscript><\/div>).*<\/main>/s,
      '$1$2</main>',
    ),
    head: rendered.head.replace(/<title>.*?<\/title>/, `<title>${escapeAttribute(config.store.name)}</title>`),
  }
}

async function render(path: string, config: Config) {
  const queryClient = createQueryClient()
  const styles = createStyles()
  // Collects the rules instead of writing a style element before every element that needs one.
  styles.compat = true
  const history = createMemoryHistory({ initialEntries: [`${basePath.replace(/\/$/, '')}${path}`] })
  const router = createAppRouter({ queryClient }, history)
  await router.load()
  if (config.api.mode === 'mock') await settled(queryClient)

  const markup = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} site={config} styles={styles} />
    </StrictMode>,
  )
  // What React hoists (title, meta, link, style) comes first; the page itself starts with an element.
  const bodyStart = markup.search(/<(div|span)\b/)
  const body = markup.slice(bodyStart)
  const emotion = createEmotionServer(styles)
  const css = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body))
    // What the app reads (`createStyles`) and Emotion doesn't.
    .replace('<style data-emotion="o ', '<style data-rules="')
    // Emotion moves what does not say so.
    .replaceAll('<style data-emotion', '<style data-s data-emotion')
  return {
    head: [schemeScript, markup.slice(0, bodyStart).replaceAll(PICTURE_PRELOAD, ''), css].join('\n'),
    body,
    state: dehydrate(queryClient),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

/** React says in the head what the browser reads in the body anyway, before it paints. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

const schemeScript = renderToStaticMarkup(
  <InitColorSchemeScript defaultMode="light" attribute={SCHEME_ATTRIBUTE} modeStorageKey={SCHEME_STORAGE_KEY} />,
)

/**
 * Loaders start their reads without waiting, some of them one after another; the
 * page is rendered once none is under way, in two turns of the event loop.
 */
async function settled(queryClient: QueryClient): Promise<void> {
  for (let idleTurns = 0; idleTurns < 2; ) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    idleTurns = queryClient.isFetching() > 0 ? 0 : idleTurns + 1
  }
}

/**
 * Stands at the end of the body: a font preloaded in the head holds back the first
 * paint until it has arrived (measured: 150 ms on a slow line).
 */
const fontPreload = `<link rel="preload" href="${textFace}" as="font" type="font/woff2" crossorigin>`

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
