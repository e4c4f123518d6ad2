import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { App, AppProviders } from '#src/app/App.tsx'
import { createAppRouter } from '#src/app/router.tsx'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Site } from '#src/config/site.tsx'
import { watchNavigations } from './navigations.ts'
import { styles, testTheme } from './styles.ts'

/** Renders the whole shop at a URL. Returns a user-event session with the router. */
export function renderApp(url: string, site: Site = DEFAULT_CONFIG) {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, site }, createMemoryHistory({ initialEntries: [url] }))
  watchNavigations(router)
  render(<App router={router} queryClient={queryClient} site={site} styles={styles} theme={testTheme} />)
  return Object.assign(userEvent.setup(), { router })
}

/** Renders one component with the shop's providers. Returns a user-event session with the router. */
export function renderWithProviders(part: ReactNode, site: Site = DEFAULT_CONFIG) {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, site }, createMemoryHistory())
  render(
    <AppProviders queryClient={queryClient} site={site} styles={styles} theme={testTheme}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </AppProviders>,
  )
  return Object.assign(userEvent.setup(), { router })
}
