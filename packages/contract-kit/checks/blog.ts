/** GET /api/blog and GET /api/blog/{slug}. */
import { assertNewestFirst, assertPostLimit, assertUnique, datesOf, parsePost } from '../answers/answers.ts'
import { assert, assertRefused } from '../answers/assertions.ts'
import { assertCompared } from '../not-checked.ts'
import { fetchPosts, POSTS_PER_PAGE as LIMIT } from '../posts.ts'
import { checksOf } from '../run-checks.ts'
import { mostDifficult, pathAdvice, recallSource, samplePosts } from '../sample.ts'

export const blogChecks = [
  ...checksOf('GET /api/blog', [
    {
      title: 'returns posts and a total that match the schema',
      async run(backend) {
        const { posts, request } = await fetchPosts(backend)
        assertPostLimit(posts, LIMIT, request)
        assertUnique(posts, 'slug', request)
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
        assertNewestFirst(posts, request)
        assertCompared(
          new Set(datesOf(posts).map(({ date }) => date)).size > 1,
          'no two posts of the first page have a different publishedAt',
        )
      },
    },
  ]),
  ...checksOf('GET /api/blog/{slug}', [
    {
      title: 'returns the same posts as the list',
      async run(backend) {
        for (const listed of mostDifficult(await samplePosts(backend), ({ slug }) => slug)) {
          const { id, slug } = listed
          const list = recallSource(backend, listed)
          const response = await backend.send(`/api/blog/${encodeURIComponent(slug)}`)
          const { request } = response
          const post = parsePost(response, pathAdvice(slug))
          assert(post.id === id, `${request} returned the post ${post.id}, and ${list} has ${id}.`)
        }
      },
    },
    {
      title: 'refuses an unknown post',
      run: async ({ send }) => assertRefused(await send('/api/blog/no-such-post')),
    },
  ]),
]
