/**
 * Returns the path of the page that a host answers with at `pathname`. Many hosts also answer at the path of a page's file,
 * and ignore repeated slashes.
 */
export const pageAddress = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/i, '/')
