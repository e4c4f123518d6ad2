/** Container of every docs page: provides the shop's theme and fonts, in the toolbar's colour scheme. */
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { createStyleCache } from '#src/app/App.tsx'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { GlobalStyle } from '#src/theme/GlobalStyle.tsx'
import { theme } from '#src/theme/theme.ts'
import { storybookThemes } from '../manager/theme.ts'

export function ShopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context.channel)
  const [styles] = useState(createStyleCache)
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="light" {...SCHEME_KEYS} disableTransitionOnChange>
          <GlobalStyle />
          <GlobalStyles styles={docsStyles} />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </DocsContainer>
  )
}

type Scheme = keyof typeof storybookThemes

/** Returns the toolbar's scheme from Storybook's channel. For the choice "Light and dark", docs pages are light. */
function useScheme(channel: DocsContainerProps['context']['channel']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() =>
    schemeOf(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)),
  )
  useEffect(() => {
    const update = (...payload: unknown[]) => setScheme(schemeOf(payload))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useEffect(() => {
    // Sets the scheme as another tab would, because MUI follows storage events.
    localStorage.setItem(SCHEME_KEYS.modeStorageKey, scheme)
    dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEYS.modeStorageKey, newValue: scheme }))
  }, [scheme])
  return scheme
}

const schemeOf = ([payload]: [{ globals?: { scheme?: string } }?] | unknown[] = []): Scheme =>
  hasGlobals(payload) && payload.globals.scheme === 'dark' ? 'dark' : 'light'

const hasGlobals = (payload: unknown): payload is { globals: { scheme?: string } } =>
  typeof payload === 'object' && payload !== null && 'globals' in payload

/** Selects elements that an MDX page writes itself, outside its stories and blocks. */
const inMdx = (...elements: string[]) =>
  `.sbdocs.sbdocs-content :where(${elements.map((element) => `${element}:not(.sb-unstyled *, .sb-story *)`).join()})`

/** Applies the shop's typography to docs pages. */
const docsStyles = {
  '.sbdocs.sbdocs-wrapper': { padding: '48px 24px', [theme.breakpoints.down('sm')]: { padding: '24px 16px' } },
  '.sbdocs.sbdocs-content': { maxWidth: 1040 },
  // On a phone the table of args scrolls sideways, because its columns are wider than the page.
  '.sbdocs .docblock-argstable.docblock-argstable': {
    [theme.breakpoints.down('sm')]: { display: 'block', overflowX: 'auto' },
  },
  [inMdx('h1')]: { ...theme.typography.h1, margin: '0 0 16px' },
  [inMdx('h2')]: { ...theme.typography.h2, margin: '56px 0 16px', padding: 0, border: 0 },
  [inMdx('h3')]: { ...theme.typography.h3, margin: '32px 0 8px' },
  [inMdx('p', 'li')]: { ...theme.typography.body1, maxWidth: '68ch' },
  [inMdx('ol')]: { listStyle: 'decimal' },
  [inMdx('p > code', 'li > code')]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [inMdx('kbd')]: { padding: '0 6px', border: theme.line.hair, borderRadius: theme.shape.borderRadius },
}
