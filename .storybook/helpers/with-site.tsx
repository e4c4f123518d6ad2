import type { PropsWithChildren, ReactNode } from 'react'
import { type Site, SiteProvider, useSite } from '#src/config/site.tsx'

type Change = (site: Site) => Site

/** Returns a decorator that changes the configuration of the story's shop. */
export const withSite = (change: Change) => (Story: () => ReactNode) => (
  <ChangedSite change={change}>{Story()}</ChangedSite>
)

/** The configuration of a shop whose server answers all calls. */
export const asLive: Change = (site) => ({ ...site, api: { mode: 'live' } })

const ChangedSite = ({ change, children }: PropsWithChildren<{ change: Change }>) => (
  <SiteProvider site={change(useSite())}>{children}</SiteProvider>
)
