/** Reads an address that somebody else wrote; null where it can't be read. (`URL.parse` is too new to be everywhere.) */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** True for what a browser fetches from the web, and so may be sent to. */
export const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'
