import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HydrationSignal } from '#src/boot/hydration.tsx'

/** The parent of all pages. It has no part in the URL. */
export const Route = createFileRoute('/_page')({
  component: () => (
    <>
      <Outlet />
      <HydrationSignal />
    </>
  ),
})
