import { expect } from 'storybook/test'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { BlogListPage } from './BlogListPage.tsx'

const meta = preview.meta({ component: BlogListPage, args: { page: 1 } })

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10)
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  },
})

/** With a draft, the only post that has no date. */
export const LastPage = meta.story({
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft')).toBeVisible()
  },
})

export const BeyondTheLast = meta.story({
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to page 2' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('blog-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts…')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('blog-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch blog posts' })).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('blog-empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
  },
})
