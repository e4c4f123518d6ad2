/** Container of every docs page: provides theme, configuration and fonts of the toolbar's shop, in the toolbar's colour scheme. */
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Fragment, type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { createStyleCache } from '#src/app/App.tsx'
import { SiteProvider } from '#src/config/site.tsx'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { GlobalStyle } from '#src/theme/GlobalStyle.tsx'
import { theme } from '#src/theme/theme.ts'
import { storybookThemes } from '../manager/theme.ts'
import { loadShop, OVERTONE, ShopContext } from '../shop/shops.ts'
import { stringifyGlobals } from '../toolbar.ts'
import { LastChange } from './blocks/releases.tsx'

export function ShopDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { scheme, shop: name, inUrl } = useChoices(context.channel)
  const shop = useShop(name)
  const [styles] = useState(createStyleCache)
  return (
    <DocsContainer context={context} theme={storybookThemes[scheme]}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={shop.theme} defaultMode="light" {...SCHEME_KEYS} disableTransitionOnChange>
          <GlobalStyle />
          <GlobalStyles styles={docsStyles} />
          <ShopContext value={shop}>
            <SiteProvider site={shop.site}>
              {/* Remounts, because frames never change their address. */}
              <Fragment key={inUrl}>
                <LastChange title={context.componentStories()[0]?.title} />
                {children}
              </Fragment>
            </SiteProvider>
          </ShopContext>
        </ThemeProvider>
      </CacheProvider>
    </DocsContainer>
  )
}

declare global {
  /** Address of a story's document, which Storybook reads. */
  var PREVIEW_URL: string | undefined
}

/** Returns Overtone until the shop is loaded. */
function useShop(name: string) {
  const [shop, setShop] = useState(OVERTONE)
  useEffect(() => {
    let isChosen = true
    void loadShop(name).then((loaded) => isChosen && setShop(loaded))
    return () => {
      isChosen = false
    }
  }, [name])
  return shop
}

type Choices = {
  scheme: keyof typeof storybookThemes
  shop: string
  /** All choices, as in an address. */
  inUrl: string
}

/** Returns the toolbar's choices from Storybook's channel. For the choice "Both", docs pages are light. */
function useChoices(channel: DocsContainerProps['context']['channel']): Choices {
  const [choices, setChoices] = useState(() => choicesOf(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)))
  const { scheme } = choices
  useEffect(() => {
    const update = (...payload: unknown[]) => setChoices(choicesOf(payload))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  useEffect(() => {
    // Sets the scheme as another tab would, because MUI follows storage events.
    localStorage.setItem(SCHEME_KEYS.modeStorageKey, scheme)
    dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEYS.modeStorageKey, newValue: scheme }))
  }, [scheme])
  return choices
}

/** Reads the choices from an event, and passes them on to framed stories, which have them in their address. */
function choicesOf([payload]: unknown[] = []): Choices {
  const globals = hasGlobals(payload) ? payload.globals : {}
  const scheme = globals.scheme === 'dark' ? 'dark' : 'light'
  const inUrl = stringifyGlobals({ ...globals, scheme })
  globalThis.PREVIEW_URL = `iframe.html?globals=${inUrl}`
  return { scheme, shop: globals.shop ?? 'overtone', inUrl }
}

const hasGlobals = (payload: unknown): payload is { globals: { scheme?: string; shop?: string } } =>
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
