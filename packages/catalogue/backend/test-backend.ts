/** A backend in process for tests of `readBackend`, and a clock that does not wait. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBackend } from './backend.ts'
import type { Clock } from './json-requests.ts'

export const BASE_URL = 'https://api.example.com'

export type Row = Record<string, unknown>

/** Returns products `p1` to `p{count}`. */
export const productRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}`, title: `Product ${index + 1}`, price: '9.00' }))

type Content = {
  products?: Row[]
  posts?: Row[]
  categories?: Row[]
  /** The largest page. */
  pageSize?: number
  /** Answers of single paths, such as `/api/products/p1`. */
  details?: Record<string, unknown>
}

/** Returns a function that answers GET requests with these rows. Single rows that are not in `details` are 404. */
export function createBackend({ products = [], posts = [], categories = [], pageSize = 100, details = {} }: Content) {
  return ({ pathname, searchParams }: URL): Response => {
    const limit = Math.min(pageSize, Number(searchParams.get('limit')))
    const from = (Number(searchParams.get('page')) - 1) * limit
    const answers: Record<string, unknown> = {
      '/api/products': { products: products.slice(from, from + limit), total: products.length },
      '/api/blog': { posts: posts.slice(from, from + limit), total: posts.length },
      '/api/categories': categories,
      '/api/brands': [],
      ...details,
    }
    const answer = answers[pathname]
    return answer === undefined ? new Response('Not found', { status: 404 }) : Response.json(answer)
  }
}

/** Starts on 10 March 2026 at noon. `waits` has the milliseconds of each wait. */
export function createClock(): Clock & { waits: number[] } {
  let now = Date.parse('2026-03-10T12:00:00Z')
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    sleep: async (milliseconds) => {
      waits.push(milliseconds)
      now += milliseconds
    },
  }
}

const folders: string[] = []

/** Returns a new folder, which `removeFolders` removes. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-reading-'))
  folders.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

type Answer = (url: URL) => Response | Promise<Response>

/** Reads the backend that `answer` stands for. Also returns the paths of the requests in their order. */
export async function read(
  answer: Answer,
  { baseUrl = BASE_URL, out = newFolder(), clock = createClock(), restart = false } = {},
) {
  const requests: string[] = []
  const fetch = async (address: string) => {
    const url = new URL(address)
    requests.push(url.pathname + url.search)
    return answer(url)
  }
  try {
    return { requests, error: null, ...(await readBackend(baseUrl, { out, fetch, clock, restart })) }
  } catch (error) {
    return { requests, error: String(error), catalogue: null, badRows: [], warnings: [] }
  }
}
