import { CatchBoundary } from '@tanstack/react-router'
import type { PropsWithChildren, ReactNode } from 'react'

type PartProps = PropsWithChildren<{
  /** A fallen part is tried again when this changes. */
  attempt: unknown
  /** What stands in its place: nothing, unless it is named. */
  fallback?: () => ReactNode
  onFall?: () => void
}>

/** What may fall alone: an error in it takes this part away and leaves the rest of the page standing. */
export function Part({ attempt, fallback = Nothing, onFall, children }: PartProps) {
  return (
    <CatchBoundary getResetKey={() => attempt} errorComponent={fallback} onCatch={onFall}>
      {children}
    </CatchBoundary>
  )
}

const Nothing = () => null
