import type { ReactNode } from 'react'
import { BlockFlow } from '#src/features/blog/blocks/BlockFlow.tsx'
import { Article } from '#src/features/blog/Post.tsx'

/** A block's decorator: as wide as in a post, in the post's type. */
export const inArticle = (Story: () => ReactNode) => (
  <Article>
    <BlockFlow>{Story()}</BlockFlow>
  </Article>
)
