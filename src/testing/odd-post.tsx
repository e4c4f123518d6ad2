/** Renders posts of unusual or invalid content. */
import { screen } from '@testing-library/react'
import { oddPost } from '#mocks/scenarios/registry.ts'
import { BlogPost } from '#src/api/contract.ts'
import { PostBlocks } from '#src/features/blog/blocks/PostBlocks.tsx'
import { renderApp, renderWithProviders } from './render-app.tsx'
import { server } from './setup.ts'

const AFTER = { type: 'paragraph', content: 'The rest of the post' }

/** Opens a post with these fields. Returns the main landmark. */
export async function openPost(fields: Record<string, unknown>) {
  server.use(...oddPost(fields))
  renderApp('/blog?post=odd')
  await screen.findByRole('heading', {
    level: 1,
    name: typeof fields.title === 'string' ? fields.title : 'An odd post',
  })
  return screen.getByRole('main')
}

/** Renders these blocks, read by the contract, and a final paragraph. Returns the elements that the blocks rendered. */
export function renderBlocks(...blocks: unknown[]) {
  const post = BlogPost.parse({ id: 'odd', slug: 'odd', title: 'An odd post', blocks: [...blocks, AFTER] })
  renderWithProviders(<PostBlocks blocks={post.blocks} />)
  const flow = screen.getByText(AFTER.content).parentElement
  if (!flow) throw new Error('The blocks have no parent')
  return { flow, shown: [...flow.children].slice(0, -1) }
}
