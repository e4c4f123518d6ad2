import type { AnyRouter } from '@tanstack/react-router'
import { activeParameter } from '#src/demo/chosen-scenarios.ts'

/** Replaces an address with other scenarios: after another choice, and after Back to a page from before it. */
export function updateAddress({ latestLocation, options, navigate }: AnyRouter): void {
  const { demo, ...others } = latestLocation.search
  if (demo === (activeParameter() || undefined)) return
  const hash = latestLocation.hash && `#${latestLocation.hash}`
  const href = latestLocation.pathname + options.stringifySearch(others) + hash
  void navigate({ href, replace: true, resetScroll: false })
}
