import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailurePage } from '#src/features/shell/FailurePage.tsx'
import type { RouterContext } from '#src/routes/-context.ts'
import { followPageChanges } from './page-transitions.ts'
import { parseSearch, stringifySearch } from './query-search.ts'
import { routeTree } from './route-tree.gen.ts'

/** One router per render. Takes what its loaders read with, and a history where there is no browser. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    history,
    basepath: import.meta.env.BASE_URL,
    parseSearch,
    stringifySearch,
    // A static host answers a page with a slash at its end. To take it away costs a reload its place: the host sends it back.
    trailingSlash: 'preserve',
    scrollRestoration: true,
    // For each route by itself, so that the frame around the page stays. It resets when another page is opened.
    defaultErrorComponent: FailurePage,
    // Hovering a link must not issue calls that spec §7 does not list.
    defaultPreload: false,
    // The default holds data back for half a second.
    defaultPendingMinMs: 0,
  })
  followPageChanges(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
