/**
 * What a deployment may change: the names of the store and the retailer, and who
 * answers the API (product.md, Configuration). Every text that names one reads it here.
 */
import { createContext, type PropsWithChildren, useContext } from 'react'

export type Site = {
  /** `siteUrl` is the origin that the shop is published at; empty where nobody said. */
  store: { name: string; mainSiteUrl: string; siteUrl: string }
  retailer: { name: string }
  api: { mode: 'mock' | 'live' }
}

const SiteContext = createContext<Site | null>(null)

/** The names of this deployment. Throws outside of `SiteProvider`. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite must be used within a SiteProvider')
  return site
}

export function SiteProvider({ site, children }: PropsWithChildren<{ site: Site }>) {
  return <SiteContext value={site}>{children}</SiteContext>
}
