/** GET /api/blog and GET /api/blog/{slug}. */
import * as z from 'zod/mini'
import { BlogPost, BlogPostList } from '#src/api/contract.ts'
import type { Backend } from '../backend.ts'
import { must, mustBeJson, mustFit, mustFitEach, mustRefuse } from '../expect.ts'
import { about } from '../kit.ts'
import { arranged, Blocked } from '../outcomes.ts'

const PAGE = 10
const PostPage = z.object({ posts: z.unknown(), total: BlogPostList.shape.total })

async function posts({ ask }: Backend, page = 1, limit = PAGE) {
  const answer = await ask(`/api/blog?page=${page}&limit=${limit}`)
  const { posts: rows, total } = mustFit(mustBeJson(answer), PostPage, answer.asked)
  return { posts: mustFitEach(rows, BlogPost, answer.asked), total, asked: answer.asked }
}

export const blogChecks = [
  ...about('GET /api/blog', [
    {
      says: 'answers a page of posts and a total, in the contract’s shape',
      async run(backend) {
        const { posts: page, asked } = await posts(backend)
        must(page.length <= PAGE, `${asked} holds ${page.length} posts.`)
        must(new Set(page.map(({ slug }) => slug)).size === page.length, `${asked} holds a slug twice.`)
      },
    },
    {
      says: 'counts every post in the total',
      async run(backend) {
        const { total } = await posts(backend)
        const last = Math.max(1, Math.ceil(total / PAGE))
        const { posts: end, asked } = await posts(backend, last)
        const left = total - (last - 1) * PAGE
        must(end.length === left, `The total is ${total}, so ${asked} should hold ${left}: it holds ${end.length}.`)
        const { posts: none, asked: beyond } = await posts(backend, last + 1)
        must(none.length === 0, `The total is ${total}, and ${beyond} still holds ${none.length}.`)
      },
    },
    {
      says: 'lists the newest first, drafts without a date last',
      async run(backend) {
        const { posts: page, asked } = await posts(backend)
        const dates = page.map(({ publishedAt }) => (publishedAt ? Date.parse(publishedAt) : Number.NEGATIVE_INFINITY))
        must(!dates.some(Number.isNaN), `${asked} holds a publishedAt that is not an ISO 8601 date.`)
        const stray = page.find((_, index) => (dates[index] ?? 0) < (dates[index + 1] ?? Number.NEGATIVE_INFINITY))
        must(!stray, `${asked}: "${stray?.slug}" stands before a newer post.`)
      },
    },
  ]),
  ...about('GET /api/blog/{slug}', [
    {
      says: 'answers the post as the list holds it',
      async run(backend) {
        const { posts: page } = await arranged(posts(backend))
        const [listed] = page
        if (!listed) throw new Blocked('the blog has no post to check with')
        const answer = await backend.ask(`/api/blog/${encodeURIComponent(listed.slug)}`)
        const found = mustFit(mustBeJson(answer), BlogPost, answer.asked)
        must(found.id === listed.id, `${answer.asked} answers the post ${found.id}, and the list holds ${listed.id}.`)
      },
    },
    {
      says: 'answers 404 and says why for a post it does not know',
      run: async ({ ask }) => mustRefuse(await ask('/api/blog/no-such-post'), 404),
    },
  ]),
]
