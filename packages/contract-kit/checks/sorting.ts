/** GET /api/products: the six sorts of spec §9. */

import { SORTS, type Sort } from '#src/api/sorts.ts'
import { assert } from '../answers/assertions.ts'
import { assertSorted, ORDERS } from '../answers/sorting.ts'
import type { Backend } from '../backend.ts'
import { fetchListing, fetchPages, LISTING, type Query, sameProducts } from '../catalogue.ts'
import { assertCompared } from '../not-checked.ts'
import { checksOf } from '../run-checks.ts'

export const sortQuery = (sort: Sort) => {
  const [sortBy = '', sortOrder = ''] = sort.split('-')
  return { sortBy, sortOrder } satisfies Query
}

export const sortingChecks = checksOf(LISTING, [
  ...SORTS.map((sort) => ({
    title: `sorts ${ORDERS[sort].name}, for ${sort.replace('-', ' ')}`,
    run: async (backend: Backend) => {
      const query = sortQuery(sort)
      const products = await fetchPages(backend, query, {
        onPage: (page, previous) => {
          assertSorted(page.products, sort, page.request)
          if (!previous) return
          assertSorted(
            [...previous.products, ...page.products],
            sort,
            `${previous.request}, followed by ${page.request},`,
          )
        },
      })
      const values = new Set(products.map(ORDERS[sort].value).filter((value) => value !== null && !Number.isNaN(value)))
      assertCompared(values.size > 1, `no two products have a different ${query.sortBy}`)
    },
  })),
  {
    title: 'sorts newest first by default',
    run: async (backend) => {
      const byDefault = await fetchListing(backend)
      const newestFirst = await fetchListing(backend, sortQuery(SORTS[0]))
      assert(
        sameProducts(byDefault.products, newestFirst.products),
        `${byDefault.request} does not have the order of ${newestFirst.request}.`,
      )
      assertCompared(byDefault.products.length > 1, 'the first page has only one product')
    },
  },
])
