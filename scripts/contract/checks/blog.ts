/** GET /api/blog and GET /api/blog/{slug}. */
import * as z from 'zod/mini'
import { BlogPost, BlogPostList } from '#src/api/contract.ts'
import { assert, assertError, parseJson, parseRows, parseValue } from '../assertions.ts'
import type { Backend } from '../backend.ts'
import { NotChecked, precondition } from '../check-errors.ts'
import { checksOf } from '../run-checks.ts'

const LIMIT = 10
const PostPage = z.object({ posts: z.unknown(), total: BlogPostList.shape.total })

async function fetchPosts({ send }: Backend, page = 1) {
  const response = await send(`/api/blog?page=${page}&limit=${LIMIT}`)
  const { request } = response
  const { posts, total } = parseValue(parseJson(response), PostPage, request)
  return { posts: parseRows(posts, BlogPost, request), total, request }
}

export const blogChecks = [
  ...checksOf('GET /api/blog', [
    {
      title: 'returns posts and a total that match the schema',
      async run(backend) {
        const { posts, request } = await fetchPosts(backend)
        assert(posts.length <= LIMIT, `${request} returned ${posts.length} posts.`)
        assert(new Set(posts.map(({ slug }) => slug)).size === posts.length, `${request} returned a slug twice.`)
      },
    },
    {
      title: 'counts every post in the total',
      async run(backend) {
        const { total } = await fetchPosts(backend)
        const lastPage = Math.max(1, Math.ceil(total / LIMIT))
        const last = await fetchPosts(backend, lastPage)
        const remainder = total - (lastPage - 1) * LIMIT
        assert(
          last.posts.length === remainder,
          `The total is ${total}, so ${last.request} should return ${remainder} posts, not ${last.posts.length}.`,
        )
        const next = await fetchPosts(backend, lastPage + 1)
        assert(
          next.posts.length === 0,
          `The total is ${total}, so ${next.request} should return no posts, not ${next.posts.length}.`,
        )
      },
    },
    {
      title: 'sorts newest first, drafts without a date last',
      async run(backend) {
        const { posts, request } = await fetchPosts(backend)
        const dates = posts.map(({ publishedAt }) => (publishedAt ? Date.parse(publishedAt) : Number.NEGATIVE_INFINITY))
        assert(!dates.some(Number.isNaN), `${request} returned a publishedAt that is not an ISO 8601 date.`)
        const misplaced = posts.find((_, index) => (dates[index] ?? 0) < (dates[index + 1] ?? Number.NEGATIVE_INFINITY))
        assert(!misplaced, `${request} returned "${misplaced?.slug}" before a newer post.`)
      },
    },
  ]),
  ...checksOf('GET /api/blog/{slug}', [
    {
      title: 'returns the same post as the list',
      async run(backend) {
        const { posts } = await precondition(fetchPosts(backend))
        const [listed] = posts
        if (!listed) throw new NotChecked('the blog has no posts')
        const response = await backend.send(`/api/blog/${encodeURIComponent(listed.slug)}`)
        const { request } = response
        const post = parseValue(parseJson(response), BlogPost, request)
        assert(post.id === listed.id, `${request} returned the post ${post.id}, and the list has ${listed.id}.`)
      },
    },
    {
      title: 'returns 404 with a reason for an unknown post',
      run: async ({ send }) => assertError(await send('/api/blog/no-such-post'), 404),
    },
  ]),
]
