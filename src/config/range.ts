import type { Site } from './site.tsx'

/** Texts about what a shop sells. Empty texts are left out. */
export type Range = {
  /** A sentence about the products. */
  tagline: string
  /** The breadcrumb between Home and All Products. */
  department: string
  /** Description of the home page for search engines. */
  description: string
}

const DEMO: Range = {
  tagline: 'Premium audio gear, cameras and tech.',
  department: 'Electronics',
  description:
    'Shop laptops, phones, pro audio, headphones, gaming gear, cameras and smart-home products, with hands-on reviews and buying guides.',
}

/** Returns the configured texts. A shop with a catalogue file has none of the demo's texts. */
export function rangeOf({ store, api }: Site): Range {
  const { tagline, department, description } = api.data ? { tagline: '', department: '', description: '' } : DEMO
  return {
    tagline: store.tagline ?? tagline,
    department: store.department ?? department,
    description: store.tagline ?? description,
  }
}
