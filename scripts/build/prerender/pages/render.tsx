/** Renders one page with React. */
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/api/query-client.ts'
import { App, createStyleCache } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import type { Config } from '#src/config/config.ts'
import { isPrerenderedCall } from '#src/config/site.tsx'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { themeOf } from '#src/theme/shop-colors.ts'
import { SCHEME_ATTRIBUTE } from '#src/theme/theme.ts'

export type Rendered = {
  /** React's hoisted head elements and the app, then the colour scheme script and the style elements. */
  markup: string
  answers: DehydratedState
  /** Matched routes. */
  routeIds: string[]
}

/**
 * Renders the page at `path`, which is below the base path. Waits for the queries that pages are prerendered with.
 * @param time of the answers, in milliseconds since the epoch
 * @param known answers to start with; the returned ones do not include them
 */
export async function render(path: string, config: Config, time: number, known?: DehydratedState): Promise<Rendered> {
  const queryClient = createQueryClient()
  if (known) hydrate(queryClient, known)
  const styles = createStyleCache()
  const theme = config.store.colors && themeOf(config.store.colors)
  // Makes Emotion collect rules instead of writing a style element before each styled element.
  styles.compat = true
  const history = createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL.replace(/\/$/, '') + path] })
  const router = createAppRouter({ queryClient, site: config }, history)
  await router.load()
  const isPrerendered = ({ queryKey }: Query) => isPrerenderedCall(config, String(queryKey[0]))
  await waitForQueries(queryClient, isPrerendered)

  const renderApp = () => {
    setTime(queryClient, time)
    return renderToString(
      <StrictMode>
        <App router={router} queryClient={queryClient} site={config} styles={styles} theme={theme} />
      </StrictMode>,
    )
  }
  let markup = renderApp()
  if (await fetchShowcases(queryClient, isPrerendered)) markup = renderApp()
  const emotion = createEmotionServer(styles)
  const knownHashes = known?.queries.map(({ queryHash }) => queryHash)
  return {
    markup:
      markup + schemeScript + inPlace(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup))),
    answers: withTime(
      dehydrate(queryClient, {
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) &&
          !knownHashes?.includes(query.queryHash) &&
          // Most products have no review.
          query.state.data !== null,
      }),
      time,
    ),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

/**
 * Marks style elements as being in their place. @emotion/react moves all others to the end of the head when it is loaded, and
 * the browser would calculate all styles again.
 */
const inPlace = (elements: string): string => elements.replaceAll('<style data-emotion=', '<style data-s data-emotion=')

/** Sets the time of all answers. Before each render, because a live page shows it ("Prices as of …"). */
function setTime(queryClient: QueryClient, time: number): void {
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  for (const query of answered) query.setState({ dataUpdatedAt: time })
}

const withTime = ({ queries, mutations }: DehydratedState, time: number): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, dehydratedAt: time })),
})

/**
 * Waits until none of the queries has been fetching for two turns of the event loop, because loaders do not await their queries
 * and one query may start another.
 */
async function waitForQueries(queryClient: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  for (let idleTurns = 0; idleTurns < 2; ) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    idleTurns = queryClient.isFetching({ predicate }) > 0 ? 0 : idleTurns + 1
  }
}

/**
 * Fetches the products in a post's showcases. No loader does, and effects do not run here, so a first render must have
 * created these queries. Returns whether there were any.
 */
async function fetchShowcases(queryClient: QueryClient, isPrerendered: (query: Query) => boolean): Promise<boolean> {
  const isNew = (query: Query) =>
    query.state.status === 'pending' && query.state.fetchStatus === 'idle' && isPrerendered(query)
  const queries = queryClient.getQueryCache().findAll({ queryKey: ['/api/products'], predicate: isNew })
  // A showcase leaves out a product that fails.
  await Promise.allSettled(queries.map((query) => query.fetch()))
  return queries.length > 0
}

const schemeScript = renderToStaticMarkup(
  <InitColorSchemeScript defaultMode="system" attribute={SCHEME_ATTRIBUTE} {...SCHEME_KEYS} />,
)
