/** Renders posts of unusual or invalid content. */
import { screen } from '@testing-library/react'
import { BlogPost } from '#src/api/contract.ts'
import { PostBlocks } from '#src/features/blog/blocks/PostBlocks.tsx'
import { Post } from '#src/features/blog/post/Post.tsx'
import { renderWithProviders } from './render-app.tsx'

const AFTER = { type: 'paragraph', content: 'The rest of the post' }

/** Renders a post with these fields, read by the contract. */
export function renderPost(fields: Record<string, unknown>) {
  const post = BlogPost.parse({ id: 'odd', slug: 'odd', title: 'An odd post', ...fields })
  renderWithProviders(<Post post={post} />)
}

/** Renders these blocks, read by the contract, and a final paragraph. Returns the elements that the blocks rendered. */
export function renderBlocks(...blocks: unknown[]) {
  const post = BlogPost.parse({ id: 'odd', slug: 'odd', title: 'An odd post', blocks: [...blocks, AFTER] })
  renderWithProviders(<PostBlocks blocks={post.blocks} />)
  const flow = screen.getByText(AFTER.content).parentElement
  if (!flow) throw new Error('The blocks have no parent')
  return { flow, shown: [...flow.children].slice(0, -1) }
}
