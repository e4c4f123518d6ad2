import { useQueryClient } from '@tanstack/react-query'
import type { DemoLab } from '#src/api/demo-api.ts'
import { storeChosenScenarios } from './chosen-scenarios.ts'

/** Activates scenarios at once: everything the page shows is forgotten and read again. */
export function useChooseScenarios(lab: DemoLab) {
  const client = useQueryClient()
  return async (names: readonly string[]) => {
    lab.choose(names)
    storeChosenScenarios(names)
    // A read under way may be one that never ends.
    await client.cancelQueries()
    await client.resetQueries()
  }
}
