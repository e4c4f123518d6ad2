import { contentOptions } from '#src/api/content-queries.ts'
import type { Site } from '#src/config/site.tsx'

/** Query options for the content of the deals page. */
export const dealsOptions = (site: Site) =>
  contentOptions('deals', site, () => import('./deals-content.ts').then(({ deals }) => deals))
