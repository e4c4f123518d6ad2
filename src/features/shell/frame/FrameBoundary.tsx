import { useLocation } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'

/** Hides a part of the frame that throws. A navigation renders it again. */
export function FrameBoundary({ children }: PropsWithChildren) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
}
