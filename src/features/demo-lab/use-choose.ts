import { useQueryClient } from '@tanstack/react-query'
import { keepChoice } from './choice.ts'
import type { DemoLab } from './demo-control.ts'

/** Puts names into force at once: everything the page shows is forgotten and read again. */
export function useChoose(lab: DemoLab) {
  const client = useQueryClient()
  return async (names: readonly string[]) => {
    lab.choose(names)
    keepChoice(names)
    // A read under way may be one that never ends.
    await client.cancelQueries()
    await client.resetQueries()
  }
}
