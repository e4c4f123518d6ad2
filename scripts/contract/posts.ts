/** Blog helpers that several modules share. */
import * as z from 'zod/mini'
import { BlogPost, BlogPostList } from '#src/api/contract.ts'
import { parseJson, parseRows, parseValue } from './assertions.ts'
import type { Backend } from './backend.ts'

export const POSTS_PER_PAGE = 10

const PostPage = z.object({ posts: z.unknown(), total: BlogPostList.shape.total })
const BEYOND_ADVICE = 'Send an empty list and the total beyond the last page.'

/** Fetches one page of posts. Every row must match the schema. */
export async function fetchPosts({ send }: Backend, page = 1) {
  const response = await send(`/api/blog?page=${page}&limit=${POSTS_PER_PAGE}`)
  const { request } = response
  const answer = parseJson(response, page > 1 ? BEYOND_ADVICE : undefined)
  const { posts, total } = parseValue(answer, PostPage, request)
  return { posts: parseRows(posts, BlogPost, request), total, request }
}
