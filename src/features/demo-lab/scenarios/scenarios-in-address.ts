/** Keeps the chosen scenarios in the address and in all links, so that a link opens them in a new tab too. */
import type { AnyRouter, SearchMiddleware } from '@tanstack/react-router'
import { activeParameter } from '#src/demo/chosen-scenarios.ts'

/** Search middleware of every link and navigation. */
export const keepScenarios: SearchMiddleware<Record<string, unknown>> = ({ search, next }) => {
  const demo = activeParameter()
  return demo ? { ...next(search), demo } : next(search)
}

/** Replaces an address with other scenarios: after another choice, and after Back to a page from before it. */
export function updateAddress({ latestLocation, options, navigate }: AnyRouter): void {
  const { demo = '', ...others } = latestLocation.search
  if (demo === activeParameter()) return
  const hash = latestLocation.hash && `#${latestLocation.hash}`
  const href = latestLocation.pathname + options.stringifySearch(others) + hash
  void navigate({ href, replace: true, resetScroll: false })
}
