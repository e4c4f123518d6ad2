import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailurePage } from '#src/features/shell/frame/FailurePage.tsx'
import type { RouterContext } from '#src/routes/-context.ts'
import { addPageTransitions } from './page-transitions.ts'
import { parseSearch, stringifySearch } from './query-search.ts'
import { routeTree } from './route-tree.gen.ts'
import { replaceSameAddress } from './same-address.ts'

/** Creates the router. Prerendering and tests pass a memory history. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    history,
    basepath: import.meta.env.BASE_URL,
    parseSearch,
    stringifySearch,
    // Static hosts redirect to the trailing slash. Removing it would redirect every reload, which loses the scroll
    // position.
    trailingSlash: 'preserve',
    scrollRestoration: true,
    // Each route has its own error boundary, so the frame around the page survives an error.
    defaultErrorComponent: FailurePage,
    // Hovering a link must not send requests that spec §7 does not list.
    defaultPreload: false,
    // The default delays loaded data by half a second.
    defaultPendingMinMs: 0,
  })
  addPageTransitions(router)
  replaceSameAddress(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
