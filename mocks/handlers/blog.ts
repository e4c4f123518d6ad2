/** GET /api/blog and GET /api/blog/{slug}. */
import { HttpResponse, http } from 'msw'
import type { BlogPost, BlogPostList } from '#src/api/contract.ts'
import { readInteger } from '../catalogue.ts'
import { mockStore } from '../db.ts'
import { notFound } from '../respond.ts'

const PAGE_SIZE = 10
const LIMIT_MAX = 100

export const blogHandlers = [
  http.get('/api/blog', async ({ request }) => {
    const posts = await mockStore().posts()
    const params = new URL(request.url).searchParams
    const page = readInteger(params.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1
    const limit = readInteger(params.get('limit'), 1, LIMIT_MAX) ?? PAGE_SIZE
    const from = (page - 1) * limit
    return HttpResponse.json<BlogPostList>({ posts: posts.slice(from, from + limit), total: posts.length })
  }),
  http.get<{ slug: string }>('/api/blog/:slug', async ({ params }) => {
    const post = (await mockStore().posts()).find((candidate) => candidate.slug === params.slug)
    return post ? HttpResponse.json<BlogPost>(post) : notFound('Post')
  }),
]
