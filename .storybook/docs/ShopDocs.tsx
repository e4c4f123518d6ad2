/** Around every page of docs: the shop's theme, faces and ground, in the scheme that the toolbar has. */
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { createStyleCache } from '#src/app/App.tsx'
import { GlobalStyle } from '#src/app/theme/GlobalStyle.tsx'
import { SCHEME_STORAGE_KEY, theme } from '#src/app/theme/theme.ts'
import { storybookThemes } from '../manager/theme.ts'

export function ShopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context.channel)
  const [styles] = useState(createStyleCache)
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={SCHEME_STORAGE_KEY} disableTransitionOnChange>
          <GlobalStyle />
          <GlobalStyles styles={docsStyles} />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </DocsContainer>
  )
}

type Scheme = keyof typeof storybookThemes

/** Pages of docs have no globals of their own; both at once is for stories. */
function useScheme(channel: DocsContainerProps['context']['channel']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() =>
    schemeOf(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)),
  )
  useEffect(() => {
    const follow = (...news: unknown[]) => setScheme(schemeOf(news))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => {
    // As another tab would have done it, as for stories: MUI hears of it.
    localStorage.setItem(SCHEME_STORAGE_KEY, scheme)
    dispatchEvent(new StorageEvent('storage', { key: SCHEME_STORAGE_KEY, newValue: scheme }))
  }, [scheme])
  return scheme
}

const schemeOf = ([news]: [{ globals?: { scheme?: string } }?] | unknown[] = []): Scheme =>
  isNews(news) && news.globals.scheme === 'dark' ? 'dark' : 'light'

const isNews = (news: unknown): news is { globals: { scheme?: string } } =>
  typeof news === 'object' && news !== null && 'globals' in news

/** What is written on a page of docs, but for its stories and blocks. */
const written = (...elements: string[]) =>
  `.sbdocs.sbdocs-content :where(${elements.map((element) => `${element}:not(.sb-unstyled *, .sb-story *)`).join()})`

/** Set as the shop's own words. */
const docsStyles = {
  '.sbdocs.sbdocs-wrapper': { padding: '48px 24px', [theme.breakpoints.down('sm')]: { padding: '24px 16px' } },
  '.sbdocs.sbdocs-content': { maxWidth: 1040 },
  // A phone is narrower than its columns: it scrolls, and not the page.
  '.sbdocs .docblock-argstable.docblock-argstable': {
    [theme.breakpoints.down('sm')]: { display: 'block', overflowX: 'auto' },
  },
  [written('h1')]: { ...theme.typography.h1, margin: '0 0 16px' },
  [written('h2')]: { ...theme.typography.h2, margin: '56px 0 16px', padding: 0, border: 0 },
  [written('h3')]: { ...theme.typography.h3, margin: '32px 0 8px' },
  [written('p', 'li')]: { ...theme.typography.body1, maxWidth: '68ch' },
  [written('ol')]: { listStyle: 'decimal' },
  [written('p > code', 'li > code')]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [written('kbd')]: { padding: '0 6px', border: theme.line.hair, borderRadius: theme.shape.borderRadius },
}
