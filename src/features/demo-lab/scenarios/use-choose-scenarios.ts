import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import type { DemoLab } from '#src/demo/demo-api.ts'
import { updateAddress } from './update-address.ts'

/** Returns a function that activates scenarios and refetches everything on the page. */
export function useChooseScenarios(lab: DemoLab) {
  const client = useQueryClient()
  const router = useRouter()
  return (names: readonly string[]) => chooseScenarios(lab, names, client, router)
}

/** Activates scenarios and refetches everything on the page. */
export async function chooseScenarios(
  lab: DemoLab,
  names: readonly string[],
  client: QueryClient,
  router: AnyRouter,
): Promise<void> {
  lab.choose(names)
  storeChosenScenarios(names)
  // A request of the previous scenarios may never settle.
  await client.cancelQueries()
  const reset = client.resetQueries()
  updateAddress(router)
  await reset
}
