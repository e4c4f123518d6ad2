import { isServerCall } from '#src/config/server-calls.ts'
import { hasPage, type Site } from '#src/config/site.tsx'

/**
 * Returns whether a shop can show a state of the demo.
 *
 * @param link to the page, relative to the base path
 * @param builtInOnly whether it needs a product, category or post of the demo
 */
export const canShow = (site: Site, link: string, builtInOnly: boolean): boolean =>
  hasPage(site, `/${link.split(/[/?]/, 1).join('')}`) &&
  !(builtInOnly && (site.api.data || isServerCall(site, '/api/products')))
