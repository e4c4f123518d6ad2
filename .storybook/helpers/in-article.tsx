import type { ReactNode } from 'react'
import { BlockFlow } from '#src/features/blog/blocks/BlockFlow.tsx'
import { Article } from '#src/features/blog/post/Post.tsx'

/** Decorator that gives a block the width and the typography of a post. */
export const inArticle = (Story: () => ReactNode) => (
  <Article>
    <BlockFlow>{Story()}</BlockFlow>
  </Article>
)
