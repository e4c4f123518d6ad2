import type { Site } from '#src/config/site.tsx'
import { contentOptions } from '#src/content/content-queries.ts'

/** Query options for the content of the deals page. */
export const dealsOptions = (site: Site) =>
  contentOptions('deals', site, () => import('./deals-content.ts').then(({ deals }) => deals))
