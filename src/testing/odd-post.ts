/** Opens the blog with a post of unusual or invalid content. */
import { screen, within } from '@testing-library/react'
import { oddPost } from '#mocks/scenarios.ts'
import { renderApp } from './render-app.tsx'
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

/** Opens a post with these blocks and a final paragraph. Returns the elements that the blocks rendered. */
export async function openBlocks(...blocks: unknown[]) {
  const main = await openPost({ blocks: [...blocks, AFTER] })
  const last = within(main).getByText(AFTER.content)
  return { main, flow: last.parentElement ?? main, shown: [...(last.parentElement?.children ?? [])].slice(0, -1) }
}
