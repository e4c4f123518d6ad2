/** Blog helpers that several modules share. */
import { parsePosts } from './answers/answers.ts'
import type { Backend } from './backend.ts'

export const POSTS_PER_PAGE = 10

const BEYOND_ADVICE = 'Send an empty list and the total beyond the last page.'

/** Fetches one page of posts. Every row must match the schema. */
export async function fetchPosts({ send }: Backend, page = 1) {
  const response = await send(`/api/blog?page=${page}&limit=${POSTS_PER_PAGE}`)
  return { ...parsePosts(response, page > 1 ? BEYOND_ADVICE : undefined), request: response.request }
}
