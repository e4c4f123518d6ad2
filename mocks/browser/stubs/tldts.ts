/** Replaces tldts in the browser build. The mock's cookies have no Domain attribute, so each host is its own domain. */
export const getDomain = (host: string): string => host
