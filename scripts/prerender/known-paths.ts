/** Every URL that answers 200 with a page of its own; all others get the shell. */
const STATIC_PATHS = ['/', '/blog', '/cart']

/** Takes whether the catalogue is the mock's, whose products are known while building. */
export function knownPaths(_isMock: boolean): string[] {
  return STATIC_PATHS
}
