import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { FailurePage } from '#src/features/shell/FailurePage.tsx'
import { Frame } from '#src/features/shell/Frame.tsx'
import { NotFoundPage } from '#src/features/shell/NotFoundPage.tsx'
import type { RouterContext } from './-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
})

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
