/** Stands in for tldts in the browser's build: cookies of the mock carry no Domain, so a host is its own domain. */
export const getDomain = (host: string): string => host
