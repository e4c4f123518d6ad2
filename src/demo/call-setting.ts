/**
 * Grammar of the names in `?demo=` that set something for a call. All other names are scenarios.
 *
 * `products.1500ms` and `cart.never` are latencies, `add.30pct` is a failure rate, and `products.mock`,
 * `products.server` and `products.both` are targets: who receives the call.
 */
export type RoutingTarget = 'mock' | 'server' | 'both'

export type CallSetting = {
  /** Id of the operation. */
  id: string
} & ({ kind: 'latency' | 'failures'; value: string } | { kind: 'target'; value: RoutingTarget })

const NAME = /^([a-z]+)\.(?:(\d{1,6}ms|never)|(\d{1,3}pct)|(mock|server|both))$/

/** Parses a name. Returns null if it sets nothing for a call. Does not check that the operation exists. */
export function parseCallSetting(name: string): CallSetting | null {
  const [, id, latency, failures, target] = NAME.exec(name) ?? []
  if (id === undefined) return null
  if (latency !== undefined) return { id, kind: 'latency', value: latency }
  if (failures !== undefined) return { id, kind: 'failures', value: failures }
  return { id, kind: 'target', value: target === 'mock' || target === 'server' ? target : 'both' }
}
