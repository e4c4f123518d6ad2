/** Links of the footer (spec §2). */
export type FooterLink = { to: string; label: string }

export const STORE_LINKS: FooterLink[] = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/reviews', label: 'Reviews' },
  { to: '/blog', label: 'Blog' },
  { to: '/deals', label: 'Deals' },
]

export const CATEGORY_LINKS: FooterLink[] = [
  { to: '/category/laptops', label: 'Laptops' },
  { to: '/category/smartphones', label: 'Smartphones' },
  { to: '/category/pro-audio', label: 'Pro Audio' },
  { to: '/category/audio-headphones', label: 'Audio' },
  { to: '/category/gaming', label: 'Gaming' },
  { to: '/category/smart-home', label: 'Smart Home' },
]

export const LEGAL_LINKS: FooterLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/affiliate', label: 'Affiliate Disclosure' },
]
