import { type ComponentType, lazy, Suspense } from 'react'
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx'

type BoundaryProps = Pick<Parameters<typeof ErrorBoundary>[0], 'resetKey' | 'fallback' | 'onError'>

/**
 * Returns a component that is downloaded when it is first rendered. If the download fails (offline, or after a new
 * deployment), it renders `fallback` and tries again when `resetKey` changes.
 *
 * React's `lazy` caches a failed import, so each failure replaces it by a new one. Chromium caches a failed import too,
 * so that a retry there succeeds only after a reload.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const createLazy = () => lazy(() => load().then((component) => ({ default: component })))
  let Loaded = createLazy()
  return function OnDemand({ props, resetKey, fallback, onError }: BoundaryProps & { props: Props }) {
    const handleError = () => {
      Loaded = createLazy()
      onError?.()
    }
    return (
      <ErrorBoundary resetKey={resetKey} fallback={fallback} onError={handleError}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
