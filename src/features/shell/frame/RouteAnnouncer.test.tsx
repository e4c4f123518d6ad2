import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { scenario } from '#mocks/scenarios/registry.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

test('opening a page announces its title, but changing the page number of a listing does not', async () => {
  const user = renderApp('/cart')
  await user.click(await screen.findByRole('link', { name: 'Home' }))
  const announcer = document.querySelector('[aria-live=polite]')
  await waitFor(() => expect(announcer).toHaveTextContent('All Products · Overtone'))
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(document.title).toBe('All Products, page 2 · Overtone'))
  expect(announcer).toHaveTextContent(/^All Products · Overtone$/)
})

test('a link in the footer to the current page focuses the content and announces the title', async () => {
  const user = renderApp('/category/laptops?page=2')
  const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Laptops' })
  await user.click(link)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  const announcer = document.querySelector('[aria-live=polite]')
  await waitFor(() => expect(announcer).toHaveTextContent('Laptops · Overtone'))
  const first = announcer?.firstChild
  await user.click(link)
  // A screen reader hears a new text, although it is the same.
  await waitFor(() => {
    expect(first?.isConnected).toBe(false)
    expect(announcer).toHaveTextContent(/^Laptops · Overtone$/)
  })
})

test.each([
  ['/products/aurelle-studio-one', 'product-never', 'Product'],
  ['/category/laptops', 'category-never', 'Category'],
  ['/blog?post=what-an-overtone-is', 'post-never', 'Blog post'],
] as const)('while %s loads, the document has a title, which is not announced', async (path, name, title) => {
  const { router } = renderApp('/faq')
  await screen.findByRole('heading', { level: 1 })
  server.use(...scenario(name))
  await act(() => router.navigate({ href: path }))
  await waitFor(() => expect(document.title).toBe(`${title} · Overtone`))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(/^$/)
})

test('the title of a category is announced once it is loaded, also if a filter was pressed before', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(http.get('/api/categories/laptops', () => released))
  const user = renderApp('/faq')
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Laptops' }),
  )
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }))
  await user.click(filters.getByRole('checkbox', { name: 'Over $500' }))
  await waitFor(() => expect(user.router.state.location.search).toHaveProperty('priceRanges'))
  release()
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Laptops · Overtone'))
})

test.each([
  ['/products/none', 'Product Not Found'],
  ['/category/none', 'Category Not Found'],
  ['/blog?post=none', 'Post Not Found'],
])('%s announces once that it does not exist', async (path, text) => {
  const { router } = renderApp('/faq')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate({ href: path }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(document.title).toBe(`${text} · Overtone`)
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
})
