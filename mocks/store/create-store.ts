import { factory } from '@mswjs/data'

/**
 * Creates an @mswjs/data store without its BroadcastChannel, through which the seed of a second tab
 * would overwrite the rows of the first. Carts reach other tabs through storage instead.
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
