/** Names of the target of a group of calls, for links: `products.mock`, `products.server`, `products.both`. */

import { parseCallSetting, type RoutingTarget } from './call-setting.ts'

/** A group of calls that move to a server together. */
export type RoutedGroup = {
  name: string
  /** Ids of its calls, which a link may use in place of the group's name. */
  ids: readonly string[]
}

const targetOf = (name: string, { ids }: RoutedGroup): RoutingTarget | undefined => {
  const setting = parseCallSetting(name)
  return setting?.kind === 'target' && ids.includes(setting.id) ? setting.value : undefined
}

/**
 * Returns the names with this target in place of the group's previous one. With `both`, the shop keeps its target, and
 * the other one receives the reads too.
 * @param isConfigured whether the configuration says that the server answers the group
 */
export function withTarget(
  chosen: readonly string[],
  group: RoutedGroup,
  target: RoutingTarget,
  isConfigured: boolean,
): string[] {
  const isReplaced = (previous: RoutingTarget | undefined) =>
    previous !== undefined && (target !== 'both' || previous === 'both')
  const isDefault = target === (isConfigured ? 'server' : 'mock')
  return [
    ...chosen.filter((name) => !isReplaced(targetOf(name, group))),
    ...(isDefault ? [] : [`${group.name}.${target}`]),
  ]
}
