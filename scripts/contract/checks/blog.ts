/** GET /api/blog and GET /api/blog/{slug}. */
import { BlogPost } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'
import { assert, assertRefused, parseJson, parseValue } from '../assertions.ts'
import { assertCompared } from '../check-errors.ts'
import { fetchPosts, POSTS_PER_PAGE as LIMIT } from '../posts.ts'
import { checksOf } from '../run-checks.ts'
import { mostDifficult, pathAdvice, samplePosts } from '../sample.ts'

export const blogChecks = [
  ...checksOf('GET /api/blog', [
    {
      title: 'returns posts and a total that match the schema',
      async run(backend) {
        const { posts, request } = await fetchPosts(backend)
        assert(posts.length <= LIMIT, `${request} returned ${posts.length} posts.`)
        assert(new Set(posts.map(({ slug }) => slug)).size === posts.length, `${request} returned a slug twice.`)
        assertCompared(posts.length > 0, 'the blog has no posts')
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
        assertCompared(total > 0, 'the blog has no posts')
      },
    },
    {
      title: 'sorts newest first, drafts without a date last',
      async run(backend) {
        const { posts, request } = await fetchPosts(backend)
        const dated = posts.flatMap(({ slug, publishedAt }) => {
          const date = publishedAt?.trim() ? parseDate(publishedAt) : Number.NEGATIVE_INFINITY
          return date === null ? [] : [{ slug, date }]
        })
        const misplaced = dated.find(({ date }, index) => date < (dated[index + 1]?.date ?? Number.NEGATIVE_INFINITY))
        assert(!misplaced, `${request} returned "${misplaced?.slug}" before a newer post.`)
        assertCompared(
          new Set(dated.map(({ date }) => date)).size > 1,
          'no two posts of the first page have a different publishedAt',
        )
      },
    },
  ]),
  ...checksOf('GET /api/blog/{slug}', [
    {
      title: 'returns the same posts as the list',
      async run(backend) {
        for (const { id, slug } of mostDifficult(await samplePosts(backend), (post) => post.slug)) {
          const response = await backend.send(`/api/blog/${encodeURIComponent(slug)}`)
          const { request } = response
          const post = parseValue(parseJson(response, pathAdvice(slug)), BlogPost, request)
          assert(post.id === id, `${request} returned the post ${post.id}, and the list has ${id}.`)
        }
      },
    },
    {
      title: 'refuses an unknown post',
      run: async ({ send }) => assertRefused(await send('/api/blog/no-such-post')),
    },
  ]),
]
