import type { Site } from '#src/config/site.tsx'
import { contentOptions } from '#src/content/content-queries.ts'

/** Query options for the content of the FAQ. */
export const faqOptions = (site: Site) =>
  contentOptions('faq', site, () => import('./faq-content.ts').then(({ faq }) => faq))
