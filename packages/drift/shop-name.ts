import { DEFAULT_CONFIG } from '#src/config/config.ts'

/** Milliseconds. */
const TIMEOUT = 3000

/** Returns the name in the shop's configuration, which state files have; the demo's if the shop is not running. */
export async function shopName(shop: string): Promise<string> {
  try {
    const response = await fetch(`${shop}config.json`, { signal: AbortSignal.timeout(TIMEOUT) })
    const { name } = Object(Object(await response.json()).store)
    return typeof name === 'string' && name ? name : DEFAULT_CONFIG.store.name
  } catch {
    return DEFAULT_CONFIG.store.name
  }
}
