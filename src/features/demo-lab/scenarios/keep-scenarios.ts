import type { SearchMiddleware } from '@tanstack/react-router'
import { activeParameter } from '#src/demo/chosen-scenarios.ts'

/** Search middleware of every link and navigation: adds the chosen scenarios, so that a link opens them in a new tab too. */
export const keepScenarios: SearchMiddleware<Record<string, unknown>> = ({ search, next }) => {
  const demo = activeParameter()
  return demo ? { ...next(search), demo } : next(search)
}
