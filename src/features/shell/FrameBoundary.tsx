import { useLocation } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'

/** Around a part of the frame, which fails alone and is rendered again on the next page. */
export function FrameBoundary({ children }: PropsWithChildren) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
}
