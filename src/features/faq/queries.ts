import { contentOptions } from '#src/api/content-queries.ts'
import type { Site } from '#src/config/site.tsx'

/** Query options for the content of the FAQ. */
export const faqOptions = (site: Site) =>
  contentOptions('faq', site, () => import('./faq-content.ts').then(({ faq }) => faq))
