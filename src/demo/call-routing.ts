/** Names of the side that answers a group of calls, for links: `products.mock`, `products.server`, `products.both`. */

import { parseCallSetting, type Side } from './call-setting.ts'

/** A group of calls that move to a server together. */
export type Group = {
  name: string
  /** Ids of its calls, which a link may use in place of the group's name. */
  ids: readonly string[]
}

const sideOf = (name: string, { ids }: Group): Side | undefined => {
  const setting = parseCallSetting(name)
  return setting?.kind === 'side' && ids.includes(setting.id) ? setting.value : undefined
}

/**
 * Returns the names with this side in place of the group's previous one. With `both`, the shop keeps the side that it uses,
 * and the other side receives the reads too.
 * @param isConfigured whether the configuration says that the server answers the group
 */
export function withSide(chosen: readonly string[], group: Group, side: Side, isConfigured: boolean): string[] {
  const isReplaced = (former: Side | undefined) => former !== undefined && (side !== 'both' || former === 'both')
  const isDefault = side === (isConfigured ? 'server' : 'mock')
  return [...chosen.filter((name) => !isReplaced(sideOf(name, group))), ...(isDefault ? [] : [`${group.name}.${side}`])]
}
