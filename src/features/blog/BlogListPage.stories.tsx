import { expect } from 'storybook/test'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const meta = preview.meta({
  title: 'Pages/Blog',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/blog/' } },
})

const at = (url: string) => ({ shop: { url } })
const answered = (...demo: string[]) => ({ shop: { demo } })

export const Loaded = meta.story({})
Loaded.test('lists ten posts, and leads to more', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(10)
  await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
})
Loaded.test('opens a post, which leads back', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('article')
  const title = first?.querySelector('h2')?.textContent ?? 'no title'
  await userEvent.click(canvas.getByRole('link', { name: title }))
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await userEvent.click(canvas.getByRole('link', { name: 'All posts' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})
Loaded.test(
  'shows the list whatever its path names',
  { parameters: at('/blog/notes-on-paper') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(10)
  },
)

/** With a draft, the only post that has no date. */
export const LastPage = meta.story({ parameters: at('/blog/?page=2') })
LastPage.test('has the draft', async ({ canvas }) => {
  await expect(await canvas.findByText('Draft')).toBeVisible()
})

export const BeyondTheLast = meta.story({ parameters: at('/blog/?page=99') })
BeyondTheLast.test('leads to the last page', async ({ canvas, userEvent }) => {
  const wayOut = await canvas.findByRole('link', { name: 'Go to page 2' })
  await expect(wayOut).toBeVisible()
  await userEvent.click(wayOut)
  await expect(await canvas.findByText('Draft')).toBeVisible()
})

export const Loading = meta.story({ parameters: answered('blog-never') })
Loading.test('says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading posts…')).toBeInTheDocument()
})

export const Failed = meta.story({ parameters: answered('blog-500') })
Failed.test('says so, and offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Failed to fetch blog posts' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
})

export const Empty = meta.story({ parameters: answered('blog-empty') })
Empty.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible()
})

/** Posts with a title alone. */
export const Bare = meta.story({ parameters: answered('fields-missing') })
Bare.test('takes posts without a date for drafts', async ({ canvas }) => {
  await expect(await canvas.findAllByText('Draft')).toHaveLength(10)
})

export const LongText = meta.story({ parameters: answered('texts-long') })

export const Arabic = meta.story({ parameters: answered('texts-rtl') })
Arabic.test('has its titles in Arabic', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('heading', { level: 2, name: RTL_TITLE })).toHaveLength(10)
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
