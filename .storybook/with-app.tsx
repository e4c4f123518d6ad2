import { useColorScheme } from '@mui/material/styles'
import type { Decorator } from '@storybook/react-vite'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { createQueryClient } from '#src/api/query-client.ts'
import { AppProviders, createStyleCache } from '#src/app/App.tsx'
import { DEFAULT_CONFIG } from '#src/app/config.ts'
import { createAppRouter } from '#src/app/router.tsx'

/** Theme, cache, router and site names around every story, fresh for each. */
export const withApp: Decorator = (Story, { globals, parameters }) => (
  <StoryProviders scheme={globals.scheme === 'dark' ? 'dark' : 'light'} url={parameters.url ?? '/'}>
    <Story />
  </StoryProviders>
)

type StoryProvidersProps = PropsWithChildren<{ scheme: 'light' | 'dark'; url: string }>

function StoryProviders({ scheme, url, children }: StoryProvidersProps) {
  const [app] = useState(() => {
    const queryClient = createQueryClient()
    const history = createMemoryHistory({ initialEntries: [url] })
    return { queryClient, styles: createStyleCache(), router: createAppRouter({ queryClient }, history) }
  })
  return (
    <AppProviders queryClient={app.queryClient} site={DEFAULT_CONFIG} styles={app.styles}>
      <Scheme scheme={scheme} />
      <RouterContextProvider router={app.router}>{children}</RouterContextProvider>
    </AppProviders>
  )
}

/** Follows the toolbar. */
function Scheme({ scheme }: Pick<StoryProvidersProps, 'scheme'>) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(scheme), [scheme, setMode])
  return null
}
