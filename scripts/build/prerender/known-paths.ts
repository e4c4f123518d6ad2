/** Paths that are prerendered; all others get 404.html. */
import { createMemoryHistory } from '@tanstack/react-router'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

/** Returns the routes without parameters; optional parameters are left out. */
function staticPaths(): string[] {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient() }, createMemoryHistory())
  return Object.keys(routesByPath)
    .map((path) => path.replace(/\/\{-\$\w+\}$/, ''))
    .filter((path) => !path.includes('$'))
}

/** Includes categories and products only in mock mode, where the build knows them. */
export function knownPaths(isMock: boolean): string[] {
  if (!isMock) return staticPaths()
  return [
    ...staticPaths(),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}
