/** GET /api/blog and GET /api/blog/{slug}. */
import { readInteger } from '#mocks/store/catalogue.ts'
import { currentStore } from '#mocks/store/store.ts'
import type { Resolvers } from './resolvers.ts'
import { notFound } from './respond.ts'

const PAGE_SIZE = 10
const LIMIT_MAX = 100

export const blogResolvers = {
  blog: async ({ request }) => {
    const posts = await currentStore().posts()
    const params = new URL(request.url).searchParams
    const page = readInteger(params.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1
    const limit = readInteger(params.get('limit'), 1, LIMIT_MAX) ?? PAGE_SIZE
    const from = (page - 1) * limit
    return { posts: posts.slice(from, from + limit), total: posts.length }
  },
  post: async ({ params }) =>
    (await currentStore().posts()).find((candidate) => candidate.slug === params.slug) ?? notFound('Post'),
} satisfies Partial<Resolvers>
