/**
 * The part of the configuration that components read: names of store and retailer, currency, links and pages, and API
 * mode (product/configuration.md).
 */
import { createContext, type PropsWithChildren, useContext, useMemo } from 'react'
import type { CallGroup } from '#src/demo/call-groups.ts'
import { type Currency, createMoney, type Money } from '#src/lib/money.ts'
import { type ContentPage, OPTIONAL_PAGES, type OptionalPage } from './optional-pages.ts'
import { isServerCall } from './server-calls.ts'

/** API calls are answered by the mock API, from a catalogue file, or by a server. */
export type ApiMode = 'mock' | 'file' | 'live'

/** A link to a category. */
export type CategoryLink = { slug: string; name: string }

export type Site = {
  store: Currency & {
    name: string
    mainSiteUrl: string
    /** Origin of the published shop; empty if it is not configured. */
    siteUrl: string
    /** Categories that header and footer link to. Without it, those of spec §2. */
    navigation?: { header: CategoryLink[]; footer: CategoryLink[] }
    /** Pages that exist. Without it, all. */
    pages?: OptionalPage[]
    /** Pages whose content is a file of the shop in `data/content/`. */
    content?: ContentPage[]
    /** Replaces the demo's texts about its products (`range.ts`). */
    tagline?: string
    department?: string
    /** How to report a barrier. The terms then have a section about accessibility. */
    accessibilityContact?: string
    /** Pictures in the site's folder `data/`, as paths below the base path. */
    logo?: string
    favicon?: string
    picture?: string
    /** The signal colour of each scheme, as #rrggbb. */
    colors?: { light: string; dark: string }
    /** Page for new issues, which the Demo Lab links to. */
    issueUrl?: string
  }
  retailer: { name: string }
  api: {
    mode: ApiMode
    /** Path of a catalogue file below the base path. Without it, the mock API shows the demo's own products. */
    data?: string
    /** In file mode, when the catalogue file was made, in ISO 8601. Set by `npm run configure`. */
    generatedAt?: string
    /** In mock mode, the groups of calls that a server answers. */
    server?: CallGroup[]
    /** True if pages have the products and posts of the catalogue file, or of a live shop. Set by `npm run configure`. */
    prerendered?: true
    /**
     * True if the catalogue file was read from the server that answers the calls in `server`, so that pages have its
     * content. Set by `npm run configure`.
     */
    serverPrerendered?: true
  }
}

const SiteContext = createContext<{ site: Site; money: Money } | null>(null)

function useSiteContext() {
  const context = useContext(SiteContext)
  if (!context) throw new Error('useSite and useMoney must be used within a SiteProvider')
  return context
}

/** Returns the site's configuration. Throws outside of `SiteProvider`. */
export const useSite = (): Site => useSiteContext().site

/** Returns the formatter of the shop's currency. Throws outside of `SiteProvider`. */
export const useMoney = (): Money => useSiteContext().money

/** Pages whose built-in content is about the demo's products. */
const DEMO_PAGES = ['deals', 'reviews', 'about'] as const

/** Returns the pages that the shop cannot have, because it has a catalogue file and no content for them. */
export const pagesWithoutContent = ({ api, store: { content } }: Site): OptionalPage[] =>
  api.data === undefined ? [] : DEMO_PAGES.filter((page) => !content?.includes(page))

/** Returns whether the shop has the page of a path. Paths of pages that every shop has are always true. */
export function hasPage(site: Site, path: string): boolean {
  const page = OPTIONAL_PAGES.find((each) => path === `/${each}`)
  const { pages = OPTIONAL_PAGES } = site.store
  return page === undefined || (pages.includes(page) && !pagesWithoutContent(site).includes(page))
}

/** Returns whether pages are prerendered with the answer of an API call. Takes the call's path, from `/api` on. */
export const isPrerenderedCall = ({ api }: Pick<Site, 'api'>, path: string): boolean =>
  api.mode === 'live' ? api.prerendered === true : !isServerCall({ api }, path) || api.serverPrerendered === true

/** Returns whether the shop shows the demo's own, fictional products. */
export const isFictional = (site: Site): boolean => site.api.data === undefined && !isServerCall(site, '/api/products')

export function SiteProvider({ site, children }: PropsWithChildren<{ site: Site }>) {
  const value = useMemo(() => ({ site, money: createMoney(site.store) }), [site])
  return <SiteContext value={value}>{children}</SiteContext>
}
