/**
 * Makes the files of a site in Node. Bundled once by the build into `dist-server/`,
 * so that `npm run configure` can make them again without bundling.
 */
import { createHash } from 'node:crypto'
import type { DehydratedState } from '@tanstack/react-query'
import { answerFetch } from '#mocks/node.ts'
import { connectApi } from '#src/api/client.ts'
import { textFace } from '#src/app/theme/fonts.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import { ANY_SERVER, STYLES_OF_THE_APP, serverOf, withPolicy } from '../policy.mjs'
import { knownPaths } from './known-paths.ts'
import { fillPage, toShell } from './page.ts'
import { type Manifest, preloads } from './preloads.ts'
import { type Rendered, render } from './render.tsx'
import { sitemapFiles } from './sitemap.ts'

export { answerFetch, parseConfig }

const basePath = import.meta.env.BASE_URL

/** Ends the body: a font preloaded in the head holds back the first paint until it has arrived (measured: 150 ms on a slow line). */
const fontPreload = `<link rel="preload" href="${textFace}" as="font" type="font/woff2" crossorigin>`

/** What the build left: index.html, and Vite's list of chunks. */
type Build = { template: string; manifest: Manifest }

/**
 * Takes whether pages may call whatever server config.json comes to name, or only the one
 * it names now. Returns texts by their path in the site: every known page with its answers,
 * the shell that stands in for all others, and what search engines read.
 */
export async function renderSite(config: Config, { template, manifest }: Build, isForAnyServer: boolean) {
  const files = sitemapFiles(config)
  const servers = isForAnyServer ? ANY_SERVER : serverOf(config)
  const data = { 'data-config': JSON.stringify(config) }

  const addPage = (file: string, { markup, routeIds }: Rendered, attributes: Record<string, string>) => {
    const html = fillPage(template, markup + preloads(routeIds, manifest, template), fontPreload, attributes)
    files.set(file, withPolicy(html, { servers, styles: STYLES_OF_THE_APP }))
  }
  /** Files of their own, because the page paints before they are needed; named for what is in them, since browsers keep them. */
  const addAnswers = (answers: DehydratedState) => {
    const json = JSON.stringify(answers)
    const file = `assets/answers-${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
    files.set(file, json)
    return basePath + file
  }

  const isMock = config.api.mode === 'mock'
  const stopAnswering = isMock ? answerFetch(basePath) : () => undefined
  // An origin that no request ever leaves for: relative addresses do not exist in Node.
  // Live pages carry no data: their reads stay under way until the browser makes them.
  connectApi({ baseUrl: 'http://mock.invalid', ready: isMock ? Promise.resolve() : new Promise(() => undefined) })
  try {
    const shell = await render('/404', config)
    // Shows no page's content, so it is never hydrated and needs no answers.
    addPage('404.html', { ...shell, markup: toShell(shell.markup, config.store.name) }, data)
    for (const path of knownPaths(isMock)) {
      const page = await render(path, config, shell.answers)
      const answers = [shell.answers, page.answers].filter(({ queries }) => queries.length > 0).map(addAnswers)
      addPage(`${path.slice(1)}/index.html`.replace(/^\//, ''), page, { ...data, 'data-answers': answers.join(' ') })
    }
  } finally {
    stopAnswering()
  }
  return files
}
