import { type CategoryLink, hasPage, type Site } from '#src/config/site.tsx'

export type NavigationLink = { to: string; label: string }

/** Categories of the header (spec §2). */
const CATEGORIES: CategoryLink[] = [
  { slug: 'laptops', name: 'Laptops' },
  { slug: 'smartphones', name: 'Smartphones' },
  { slug: 'pro-audio', name: 'Pro Audio' },
  { slug: 'audio-headphones', name: 'Audio' },
  { slug: 'gaming', name: 'Gaming' },
  { slug: 'cameras', name: 'Cameras' },
  { slug: 'smart-home', name: 'Smart Home' },
]

const PAGES: NavigationLink[] = [
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/deals', label: 'Deals' },
]

/** Returns the header's links to categories: those of the configuration, or those of spec §2. */
export const headerCategories = ({ store: { navigation } }: Site): NavigationLink[] =>
  categoryLinks(navigation?.header ?? CATEGORIES)

/** Returns the header's links to those pages that the shop has (spec §2). */
export const headerPages = (site: Site): NavigationLink[] => PAGES.filter(({ to }) => hasPage(site, to))

export const categoryLinks = (categories: CategoryLink[]): NavigationLink[] =>
  categories.map(({ slug, name }) => ({ to: `/category/${encodeURIComponent(slug)}`, label: name }))
