/** The operations of the contract, as the Demo Lab lists them. */
import { OPERATION_IDS, OPERATIONS } from '#src/api/operations.ts'
import { groupOf } from '#src/demo/call-groups.ts'

export const CALLS = OPERATION_IDS.map((id) => {
  const { method, path } = OPERATIONS[id]
  return { id, method, path, group: groupOf(path) }
})
