/** The fixtures' posts as the API sends them: with the addresses of their pictures and films. */
import { buildBlog } from '#mocks/blog.ts'
import type { Block, BlogPost } from '#src/api/contract.ts'
import type { BlockOf } from '#src/features/blog/blocks/block-of.ts'

export const apiPost = (post: BlogPost): BlogPost => buildBlog([post], onSite)[0] ?? post

/** What the post's first block of that type carries. */
export function blockIn<Type extends Block['type']>(post: BlogPost, type: Type): BlockOf<Type> {
  const isIt = (block: Block): block is Extract<Block, { type: Type }> => block.type === type
  const block = apiPost(post).blocks.find(isIt)
  if (!block) throw new Error(`“${post.title}” has no ${type}`)
  const { type: _type, ...fields } = block
  return fields
}

/** The address of what is published with the shop. */
export const onSite = (path: string) =>
  /^(images|videos|category)\//.test(path) ? import.meta.env.BASE_URL + path : path
