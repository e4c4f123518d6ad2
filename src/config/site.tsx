/**
 * The part of the configuration that components read: names of store and retailer, and API mode (product.md,
 * Configuration).
 */
import { createContext, type PropsWithChildren, useContext } from 'react'

export type Site = {
  /** `siteUrl` is the origin of the published shop; empty if it is not configured. */
  store: { name: string; mainSiteUrl: string; siteUrl: string }
  retailer: { name: string }
  api: { mode: 'mock' | 'live' }
}

const SiteContext = createContext<Site | null>(null)

/** Returns the site's configuration. Throws outside of `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used within a SiteProvider')
  return site
}

export function SiteProvider({ site, children }: PropsWithChildren<{ site: Site }>) {
  return <SiteContext value={site}>{children}</SiteContext>
}
