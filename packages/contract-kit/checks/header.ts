/** Categories that the shop's header links to by default, whatever the catalogue has. This check warns and never fails. */

import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { headerCategories } from '#src/features/shell/header/header-links.ts'
import { CheckWarned } from '../answers/check-errors.ts'
import { fetchCategories } from '../catalogue.ts'
import { precondition } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'

const PREFIX = '/category/'

export const headerChecks = checksOf('data on the shop’s pages', [
  {
    title: 'the categories that the header links to exist',
    async run(backend) {
      const slugs = new Set((await precondition(fetchCategories(backend))).map(({ slug }) => slug))
      const missing = headerCategories(DEFAULT_CONFIG)
        .map(({ to }) => to.slice(PREFIX.length))
        .filter((slug) => !slugs.has(slug))
      if (missing.length === 0) return
      throw new CheckWarned(
        `slug: GET /api/categories has no ${missing.map((slug) => `"${slug}"`).join(', ')}.`,
        'Header and footer link to these categories unless `store.navigation` in config.json names others. Their pages show “Category Not Found”.',
      )
    },
  },
])
