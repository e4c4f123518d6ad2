import { factory } from '@mswjs/data'

/**
 * A store of @mswjs/data. It would open a BroadcastChannel and let a second tab's seed
 * overwrite the first tab's rows; carts travel through storage instead.
 */
export const createStore: typeof factory = (models) => {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (!channel) return factory(models)
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return factory(models)
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}
