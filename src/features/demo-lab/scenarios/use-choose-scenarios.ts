import { useQueryClient } from '@tanstack/react-query'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import type { DemoLab } from '#src/demo/demo-api.ts'

/** Returns a function that activates scenarios and refetches everything on the page. */
export function useChooseScenarios(lab: DemoLab) {
  const client = useQueryClient()
  return async (names: readonly string[]) => {
    lab.choose(names)
    storeChosenScenarios(names)
    // A request of the previous scenarios may never settle.
    await client.cancelQueries()
    await client.resetQueries()
  }
}
