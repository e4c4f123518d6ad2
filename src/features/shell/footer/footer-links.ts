import { type CategoryLink, hasPage, type Site } from '#src/config/site.tsx'
import { categoryLinks, type NavigationLink } from '#src/features/shell/header/header-links.ts'

const PAGES: NavigationLink[] = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/reviews', label: 'Reviews' },
  { to: '/blog', label: 'Blog' },
  { to: '/deals', label: 'Deals' },
]

/** Categories of the footer (spec §2). */
const CATEGORIES: CategoryLink[] = [
  { slug: 'laptops', name: 'Laptops' },
  { slug: 'smartphones', name: 'Smartphones' },
  { slug: 'pro-audio', name: 'Pro Audio' },
  { slug: 'audio-headphones', name: 'Audio' },
  { slug: 'gaming', name: 'Gaming' },
  { slug: 'smart-home', name: 'Smart Home' },
]

/** Returns the footer's links to those pages that the shop has (spec §2). */
export const footerPages = (site: Site): NavigationLink[] => PAGES.filter(({ to }) => hasPage(site, to))

/** Returns the footer's links to categories: those of the configuration, or those of spec §2. */
export const footerCategories = ({ store: { navigation } }: Site): NavigationLink[] =>
  categoryLinks(navigation?.footer ?? CATEGORIES)

/** Every shop has these pages (spec §2). */
export const LEGAL_LINKS: NavigationLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/affiliate', label: 'Affiliate Disclosure' },
]
