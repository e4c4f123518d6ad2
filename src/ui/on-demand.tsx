import { type ComponentType, lazy, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type BoundaryProps = Pick<Parameters<typeof ErrorBoundary>[0], 'resetKey' | 'fallback' | 'onError'>

/**
 * A lazy component in a boundary of its own: downloaded when it is first rendered, and
 * failing alone where it can't be had: offline, or in a tab older than the deployment. `lazy` keeps a
 * failure for good, so after each failure a new one asks again. (Chromium keeps
 * a failed import for good as well, and answers from memory until the page is reloaded.)
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = () => lazy(() => load().then((component) => ({ default: component })))
  let Loaded = ask()
  return function OnDemand({ props, resetKey, fallback, onError }: BoundaryProps & { props: Props }) {
    const handleError = () => {
      Loaded = ask()
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
