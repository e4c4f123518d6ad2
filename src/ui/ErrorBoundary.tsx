import { CatchBoundary } from '@tanstack/react-router'
import type { PropsWithChildren, ReactNode } from 'react'

type ErrorBoundaryProps = PropsWithChildren<{
  /** What failed is rendered again when this changes. */
  resetKey: unknown
  /** Rendered in its place; nothing by default. */
  fallback?: () => ReactNode
  onError?: () => void
}>

/** An error in it takes this part away and leaves the rest of the page. */
export function ErrorBoundary({ resetKey, fallback = Nothing, onError, children }: ErrorBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={fallback} onCatch={onError}>
      {children}
    </CatchBoundary>
  )
}

const Nothing = () => null
