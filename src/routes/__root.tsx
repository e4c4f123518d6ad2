import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { prefetch } from '#src/api/query-client.ts'
import { DemoRegion } from '#src/features/demo-lab/panel/DemoRegion.tsx'
import { keepScenarios } from '#src/features/demo-lab/scenarios/keep-scenarios.ts'
import { Frame } from '#src/features/shell/frame/Frame.tsx'
import { NotFoundPage } from '#src/features/shell/frame/NotFoundPage.tsx'
import { tickerOptions } from '#src/features/shell/ticker/Ticker.tsx'
import type { RouterContext } from './-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  search: { middlewares: [keepScenarios] },
  loader: ({ context }) => prefetch(context.queryClient.query(tickerOptions())),
  component: Root,
  notFoundComponent: NotFoundPage,
})

function Root() {
  return (
    <Frame demo={<DemoRegion />}>
      <Outlet />
    </Frame>
  )
}
