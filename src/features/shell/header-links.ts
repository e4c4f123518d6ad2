/** Links of the header (spec §2). */
export const HEADER_LINKS: { to: string; label: string }[] = [
  { to: '/', label: 'Home' },
  { to: '/category/laptops', label: 'Laptops' },
  { to: '/category/smartphones', label: 'Smartphones' },
  { to: '/category/pro-audio', label: 'Pro Audio' },
  { to: '/category/audio-headphones', label: 'Audio' },
  { to: '/category/gaming', label: 'Gaming' },
  { to: '/category/cameras', label: 'Cameras' },
  { to: '/category/smart-home', label: 'Smart Home' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/deals', label: 'Deals' },
]
