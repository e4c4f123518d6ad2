import type { Decorator } from '@storybook/react-vite'
import { RouterContextProvider } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, useContext, useLayoutEffect, useState } from 'react'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { AppProviders } from '#src/app/App.tsx'
import { arrange } from './arrange.ts'
import { BothSchemes } from './BothSchemes.tsx'
import { createShop } from './providers.tsx'
import { visitOf } from './reset.ts'
import { ShopPage } from './ShopPage.tsx'
import { StoryStyle } from './StoryStyle.tsx'
import { retitled } from './texts.ts'

/** The shop around every story: pages bring all of it, a component gets its providers. */
export const withShop: Decorator = (Story, { id, component, args, globals, parameters: { shop = {} } }) => {
  const isInShop = useContext(InShop)
  if (isInShop) return <Story />
  if (globals.scheme === 'both') return <BothSchemes id={id} globals={globals} />
  const isPage = component === ShopPage
  return (
    <InShop value={true}>
      <StoryStyle rests={!shop.moves} frame={globals.frame !== 'off'} grid={globals.grid === 'on'} />
      {/* Another answer of the API is another visit. */}
      <Arranged key={visitOf(id, globals)} steps={shop.steps}>
        {isPage ? (
          <ShopPage url={shop.url} />
        ) : (
          <Providers url={shop.url}>
            <Story args={retitled(args, globals.text)} />
          </Providers>
        )}
      </Arranged>
    </InShop>
  )
}

/** A sheet shows many stories in one shop. */
const InShop = createContext(false)

/** After the steps that lead to its state. */
function Arranged({ steps, children }: PropsWithChildren<{ steps?: readonly Step[] }>) {
  // Before a test begins, which follows the first paint in the published build.
  useLayoutEffect(() => arrange(steps), [steps])
  return children
}

function Providers({ url = '/', children }: PropsWithChildren<{ url?: string }>) {
  const [{ router, ...providers }] = useState(() => createShop(url))
  return (
    <AppProviders {...providers}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </AppProviders>
  )
}
