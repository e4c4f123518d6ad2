import type { Decorator } from '@storybook/react-vite'
import { RouterContextProvider } from '@tanstack/react-router'
import { type PropsWithChildren, useContext, useEffect, useLayoutEffect } from 'react'
import { AppProviders } from '#src/app/App.tsx'
import { isOvertoneOnly } from '../toolbar.ts'
import { BothSchemes } from './BothSchemes.tsx'
import { keepPseudoStates } from './late-elements.ts'
import type { StoryStep } from './parameters.ts'
import { useShop } from './providers.tsx'
import { replaceTitles } from './replace-titles.ts'
import { shopKey } from './reset.ts'
import { ShopPage } from './ShopPage.tsx'
import { StoryStyle } from './StoryStyle.tsx'
import { currentShop, ShopContext } from './shops.ts'
import { runSteps } from './steps.ts'

/** Wraps every story in the shop's providers. Page stories render the whole app, which has its own providers. */
export const withShop: Decorator = (
  Story,
  { id, component, args, globals, canvasElement, parameters: { shop = {}, pseudo } },
) => {
  // A matrix renders many decorated stories in one shop.
  const outer = useContext(ShopContext)
  const hasPseudoStates = pseudo && !outer
  useEffect(() => (hasPseudoStates ? keepPseudoStates(canvasElement) : undefined), [hasPseudoStates, canvasElement])
  if (outer) return <Story args={outer.replace(args)} />
  if (globals.scheme === 'both') return <BothSchemes id={id} globals={globals} />
  const isPage = component === ShopPage
  const shown = currentShop()
  return (
    <ShopContext value={shown}>
      {globals.shop === 'tafelgut' && isOvertoneOnly(id) && <OvertoneNote />}
      <StoryStyle isStatic={!shop.animated} frame={globals.frame !== 'off'} grid={globals.grid === 'on'} />
      {/* Remounts when the API's answers change, so that the page loads them. */}
      <WithSteps key={shopKey(id, globals)} steps={shop.steps}>
        {isPage ? (
          <ShopPage url={shop.url} />
        ) : (
          <Providers url={shop.url}>
            <Story args={replaceTitles(shown.replace(args), globals.text)} />
          </Providers>
        )}
      </WithSteps>
    </ShopContext>
  )
}

/** Reason why a story ignores the toolbar's shop. It is outside of the shop's theme, so it has a style of its own. */
const OvertoneNote = () => (
  <p style={{ margin: 0, padding: '8px 16px', font: '14px/1.4 sans-serif', color: '#14161A', background: '#FFE9B8' }}>
    This story acts on Overtone’s products, so it always shows Overtone.
  </p>
)

/** Performs the story's steps after the first render. */
function WithSteps({ steps, children }: PropsWithChildren<{ steps?: readonly StoryStep[] }>) {
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
