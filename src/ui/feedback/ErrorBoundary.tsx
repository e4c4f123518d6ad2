import { CatchBoundary } from '@tanstack/react-router'
import type { PropsWithChildren, ReactNode } from 'react'

type ErrorBoundaryProps = PropsWithChildren<{
  /** Renders `children` again when it changes. */
  resetKey: unknown
  /** Nothing by default. */
  fallback?: () => ReactNode
  onError?: () => void
}>

/** Renders `fallback` when a child throws. */
export function ErrorBoundary({ resetKey, fallback = Nothing, onError, children }: ErrorBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={fallback} onCatch={onError}>
      {children}
    </CatchBoundary>
  )
}

const Nothing = () => null
