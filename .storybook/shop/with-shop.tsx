import type { Decorator } from '@storybook/react-vite'
import { RouterContextProvider } from '@tanstack/react-router'
import { createContext, type PropsWithChildren, useContext, useLayoutEffect } from 'react'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { AppProviders } from '#src/app/App.tsx'
import { BothSchemes } from './BothSchemes.tsx'
import { useShop } from './providers.tsx'
import { replaceTitles } from './replace-titles.ts'
import { shopKey } from './reset.ts'
import { ShopPage } from './ShopPage.tsx'
import { StoryStyle } from './StoryStyle.tsx'
import { runSteps } from './steps.ts'

/** Wraps every story in the shop's providers. Page stories render the whole app, which has its own providers. */
export const withShop: Decorator = (Story, { id, component, args, globals, parameters: { shop = {} } }) => {
  const isInShop = useContext(InShop)
  if (isInShop) return <Story />
  if (globals.scheme === 'both') return <BothSchemes id={id} globals={globals} />
  const isPage = component === ShopPage
  return (
    <InShop value={true}>
      <StoryStyle isStatic={!shop.animated} frame={globals.frame !== 'off'} grid={globals.grid === 'on'} />
      {/* Remounts when the API's answers change, so that the page loads them. */}
      <WithSteps key={shopKey(id, globals)} steps={shop.steps}>
        {isPage ? (
          <ShopPage url={shop.url} />
        ) : (
          <Providers url={shop.url}>
            <Story args={replaceTitles(args, globals.text)} />
          </Providers>
        )}
      </WithSteps>
    </InShop>
  )
}

/** True inside the shop: a matrix renders many decorated stories in one shop. */
const InShop = createContext(false)

/** Performs the story's steps after the first render. */
function WithSteps({ steps, children }: PropsWithChildren<{ steps?: readonly Step[] }>) {
  // A layout effect, because a test starts after the first paint and must find the steps running.
  useLayoutEffect(() => runSteps(steps), [steps])
  return children
}

function Providers({ url = '/', children }: PropsWithChildren<{ url?: string }>) {
  const { router, ...providers } = useShop(url)
  return (
    <AppProviders {...providers}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </AppProviders>
  )
}
