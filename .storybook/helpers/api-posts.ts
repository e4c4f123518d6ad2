/** Returns a fixture post as the API sends it, with the URLs of its media. */
import { atBase } from '#mocks/store/at-base.ts'
import { buildBlog } from '#mocks/store/blog.ts'
import type { Block, BlogPost } from '#src/api/contract.ts'
import type { BlockOf } from '#src/features/blog/blocks/block-of.ts'

export const apiPost = (post: BlogPost): BlogPost => buildBlog([post], siteUrl)[0] ?? post

/** Returns the fields of the post's first block of a type, as props of that block's component. */
export function blockIn<Type extends Block['type']>(post: BlogPost, type: Type): BlockOf<Type> {
  const hasType = (block: Block): block is Extract<Block, { type: Type }> => block.type === type
  const block = apiPost(post).blocks.find(hasType)
  if (!block) throw new Error(`The post “${post.title}” has no block of type ${type}`)
  const { type: _type, ...fields } = block
  return fields
}

/** Returns the URL of a file that is published with the shop; other URLs stay as they are. */
export const siteUrl = atBase(import.meta.env.BASE_URL)
