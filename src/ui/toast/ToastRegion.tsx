import { lazy, Suspense } from 'react'
import { useToastStore } from './toast-store.ts'

/** Radix's toast is downloaded with the first toast: most visits begin without one. */
const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

/** The region that holds the one visible toast. */
export function ToastRegion() {
  const isWanted = useToastStore((state) => state.toast !== null)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}
