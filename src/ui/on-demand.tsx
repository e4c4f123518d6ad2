import { type ComponentType, lazy, Suspense } from 'react'
import { Part } from './Part.tsx'

type Falling = Pick<Parameters<typeof Part>[0], 'attempt' | 'fallback' | 'onFall'>

/**
 * A part that is downloaded when it is first rendered, and falls alone where it
 * can't be had: offline, or in a tab older than the deployment. `lazy` keeps a
 * failure for good, so each new attempt gets a new one and asks again. (Chromium keeps
 * a failed import for good as well, and answers from memory until the page is reloaded.)
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = () => lazy(() => load().then((component) => ({ default: component })))
  let Loaded = ask()
  return function OnDemand({ props, attempt, fallback, onFall }: Falling & { props: Props }) {
    const fell = () => {
      Loaded = ask()
      onFall?.()
    }
    return (
      <Part attempt={attempt} fallback={fallback} onFall={fell}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </Part>
    )
  }
}
