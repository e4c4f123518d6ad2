/** A post that no editor would write, opened. */
import { screen, within } from '@testing-library/react'
import { oddPost } from '#mocks/scenarios.ts'
import { renderApp } from './render-app.tsx'
import { server } from './setup.ts'

const AFTER = { type: 'paragraph', content: 'The rest of the post' }

/** Returns the page's main part. */
export async function openPost(fields: Record<string, unknown>) {
  server.use(...oddPost(fields))
  renderApp('/blog?post=odd')
  await screen.findByRole('heading', {
    level: 1,
    name: typeof fields.title === 'string' ? fields.title : 'An odd post',
  })
  return screen.getByRole('main')
}

/** Opens a post of these blocks and a last one, which must be there. */
export async function openBlocks(...blocks: unknown[]) {
  const main = await openPost({ blocks: [...blocks, AFTER] })
  const last = within(main).getByText(AFTER.content)
  return { main, flow: last.parentElement ?? main, shown: [...(last.parentElement?.children ?? [])].slice(0, -1) }
}
