import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type Theme, ThemeProvider, type ThemeProviderProps } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { type Site, SiteProvider } from '#src/config/site.tsx'
import { CartProvider } from '#src/features/cart/state/CartProvider.tsx'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { GlobalStyle } from '#src/theme/GlobalStyle.tsx'
import { theme as defaultTheme } from '#src/theme/theme.ts'
import { ToastRegion } from '#src/ui/toast/ToastRegion.tsx'
import { TooltipRegion } from '#src/ui/tooltip/TooltipRegion.tsx'
import type { createAppRouter } from './router.tsx'

type AppProps = {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  site: Site
  styles: EmotionCache
  /** The theme with the colours of the configuration. */
  theme?: Theme
  /** Where the theme reads and stores the colour scheme. Defaults to `localStorage`. */
  schemeStorage?: ThemeProviderProps['storageManager']
}

/** Renders the shop with all its providers, in the browser and in the prerender. */
export function App({ router, ...providers }: AppProps) {
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}

/** Every provider except the router's. Stories and tests use it to render a single component. */
export function AppProviders({
  queryClient,
  site,
  styles,
  theme = defaultTheme,
  schemeStorage,
  children,
}: PropsWithChildren<Omit<AppProps, 'router'>>) {
  return (
    <CacheProvider value={styles}>
      {/* Without `noSsr`, it renders all pages once more right after hydration. */}
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        storageManager={schemeStorage}
        {...SCHEME_KEYS}
        disableTransitionOnChange
        noSsr
      >
        <GlobalStyle />
        <SiteProvider site={site}>
          <QueryClientProvider client={queryClient}>
            <CartProvider>
              {children}
              <ToastRegion />
              <TooltipRegion />
            </CartProvider>
          </QueryClientProvider>
        </SiteProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** Creates an Emotion cache for one app instance. No prefixer, because no supported browser needs vendor prefixes. */
export const createStyleCache = () => createCache({ key: 'o', speedy: true, stylisPlugins: [] })
