/** One page, rendered by React. */
import createEmotionServer from '@emotion/server/create-instance'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type QueryClient,
} from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createQueryClient } from '#src/api/query-client.ts'
import { App, createStyleCache } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import { SCHEME_ATTRIBUTE, SCHEME_STORAGE_KEY } from '#src/app/theme/theme.ts'
import type { Config } from '#src/config/config.ts'

export type Rendered = {
  /** What React rendered, which is what it hoists and the app; then the scheme's script and the rules. */
  markup: string
  answers: DehydratedState
  /** The routes that this page shows. */
  routeIds: string[]
}

/** Takes answers that are known already; returns those that this page asked for besides. */
export async function render(path: string, config: Config, known?: DehydratedState): Promise<Rendered> {
  const queryClient = createQueryClient()
  if (known) hydrate(queryClient, known)
  const styles = createStyleCache()
  // Collects the rules instead of writing a style element before every element that needs one.
  styles.compat = true
  const history = createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL.replace(/\/$/, '') + path] })
  const router = createAppRouter({ queryClient }, history)
  await router.load()
  if (config.api.mode === 'mock') await settled(queryClient)

  const markup = renderToString(
    <StrictMode>
      <App router={router} queryClient={queryClient} site={config} styles={styles} />
    </StrictMode>,
  )
  const emotion = createEmotionServer(styles)
  const knownHashes = known?.queries.map(({ queryHash }) => queryHash)
  return {
    markup: markup + schemeScript + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup)),
    answers: dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !knownHashes?.includes(query.queryHash),
    }),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

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

const schemeScript = renderToStaticMarkup(
  <InitColorSchemeScript defaultMode="system" attribute={SCHEME_ATTRIBUTE} modeStorageKey={SCHEME_STORAGE_KEY} />,
)
