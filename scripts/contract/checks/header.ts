/** Categories that the shop's header links to, whatever the catalogue has. This check warns and never fails. */
import { HEADER_LINKS } from '#src/features/shell/header-links.ts'
import { fetchCategories } from '../catalogue.ts'
import { CheckWarned, precondition } from '../check-errors.ts'
import { checksOf } from '../run-checks.ts'

const PREFIX = '/category/'

export const headerChecks = checksOf('data on the shop’s pages', [
  {
    title: 'the categories that the header links to exist',
    async run(backend) {
      const slugs = new Set((await precondition(fetchCategories(backend))).map(({ slug }) => slug))
      const missing = HEADER_LINKS.map(({ to }) => to)
        .filter((to) => to.startsWith(PREFIX))
        .map((to) => to.slice(PREFIX.length))
        .filter((slug) => !slugs.has(slug))
      if (missing.length === 0) return
      throw new CheckWarned(
        `slug: GET /api/categories has no ${missing.map((slug) => `"${slug}"`).join(', ')}.`,
        'The header and the footer link to these categories in every shop. Their pages show “Category Not Found”.',
      )
    },
  },
])
