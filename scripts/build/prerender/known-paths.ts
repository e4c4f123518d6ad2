/** Every URL that answers 200 with a page of its own; all others get the shell. */
import { createMemoryHistory } from '@tanstack/react-router'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

/** The routes whose address does not depend on the catalogue; what may be left out of one is left out. */
function staticPaths(): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient() }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$'))
}

/** Takes whether the catalogue is the mock's, whose rows are known while building. */
export function knownPaths(isMock: boolean): string[] {
  if (!isMock) return staticPaths()
  return [
    ...staticPaths(),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}
