/** Runs the kit against a backend in the same process, for tests. */
import { products } from '#fixtures/products.ts'
import { callOf } from '#mocks/handlers/resolvers.ts'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import type { Product } from '#src/api/contract.ts'
import { isRead } from '#src/api/operations.ts'
import { CHECKS } from '../all-checks.ts'
import type { Fetch } from '../answers/http-types.ts'
import { violationsOf } from '../answers/violations.ts'
import { checkBackend } from '../check-backend.ts'
import type { CheckResult, Subject } from '../run-checks.ts'
import { type FaultName, subjectsOf, withFaults } from './faults.ts'

const SHOP = 'http://localhost:4173'

const PICTURES = 'https://pictures.example'
const mockApi = createApiHandler(null)

/** Gives a product a picture and a link if it has none that the shop could use. */
const complete = (product: Product): Product => ({
  ...product,
  images: product.images.length > 0 ? product.images : ['images/products/placeholder.avif'],
  affiliateUrl: product.affiliateUrl?.startsWith('retailer/') ? product.affiliateUrl : 'retailer/',
})

/** Products with which every check has something to compare and nothing to warn about. */
export const COMPLETE_PRODUCTS: Product[] = products.map((product, index) =>
  complete(index === 0 ? { ...product, title: `Édition ${product.title}` } : product),
)

/** Returns these products with changes to one of them. */
export const productsWith = (index: number, change: Partial<Product>): Product[] =>
  COMPLETE_PRODUCTS.map((product, at) => (at === index ? Object.assign({}, product, change) : product))

/** Seeds the mock API with products. Returns its handler, which also answers requests for pictures. */
export function createBackendOf(rows: Product[] = COMPLETE_PRODUCTS): Fetch {
  seed({ ...builtInRows, products: rows }, { basePath: `${PICTURES}/`, cartStorage: () => null })
  return async (request) => (request.url.startsWith(PICTURES) ? new Response() : mockApi(request))
}

type Options = {
  readOnly?: boolean
  baseUrl?: string
  origin?: string | null
  runs?: number
  /** The subjects that are checked, all by default. */
  subjects?: Subject[]
}

/** Returns what the answer to a read violates, as the Demo Lab shows it. */
async function violationsIn(request: Request, response: Response): Promise<string[]> {
  const id = callOf(request)
  if (!id || !isRead(id)) return []
  const { pathname, search, searchParams } = new URL(request.url)
  const { status, headers } = response
  const text = await response.clone().text()
  return violationsOf({ id, params: searchParams }, { request: `GET ${pathname}${search}`, status, headers, text })
}

/** Wraps a backend, and collects what its answers to reads violate. */
export function collectViolations(backend: Fetch) {
  const violations: string[] = []
  const fetch: Fetch = async (request) => {
    const response = await backend(request)
    violations.push(...(await violationsIn(request, response)))
    return response
  }
  return { fetch, violations }
}

/** Returns the names of checks by outcome, as "{subject} {title}", what failed or warned, and the report. */
export async function checkInProcess(fetch: Fetch, { subjects, ...options }: Options = {}) {
  const printed: string[] = []
  const { results } = await checkBackend({
    baseUrl: 'http://api.test',
    fetch,
    origin: SHOP,
    checks: subjects && CHECKS.filter(({ subject }) => subjects.includes(subject)),
    seed: 42,
    // Fewer generated inputs than by default, because most faults need none.
    runs: 5,
    timeouts: { request: 60_000, total: 600_000 },
    print: (line) => printed.push(line),
    ...options,
  })
  const namesOf = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ check: { subject, title } }) => `${subject} ${title}`)
  return {
    failed: namesOf('failed'),
    notChecked: namesOf('notChecked'),
    warnings: namesOf('warning'),
    passed: namesOf('passed'),
    findings: results.filter(({ outcome }) => outcome === 'failed' || outcome === 'warning'),
    report: printed.join('\n'),
  }
}

/** Runs the checks that concern a fault against a backend that has it. */
export const checkFault = (backend: Fetch, fault: FaultName, options: Options = {}) =>
  checkInProcess(withFaults(backend, fault), { subjects: subjectsOf(fault), ...options })
