/** Tests the focus after a press that removes the pressed control, with one case per place in the shop. */
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** A listing of eight pages. Each has one product, because these tests are about the controls around the products. */
beforeEach(() => {
  server.use(
    http.get('/api/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      return HttpResponse.json({ products: page > 8 ? [] : [studioHeadphones], total: 190 })
    }),
  )
})

/** Presses a button with the keyboard and waits until it is gone. */
async function pressAway(user: ReturnType<typeof renderApp>, name: string) {
  const control = await button(name)
  act(() => control.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(control).not.toBeInTheDocument())
}

test('removing a chip focuses the next button, and removing the only chip focuses the listing', async () => {
  const user = renderApp('/?priceRanges=0-50,100-250&brandId=brand-aurelle')
  await button('Remove filter Aurelle')
  await pressAway(user, 'Remove filter Under $50')
  expect(await button('Remove filter $100 to $250')).toHaveFocus()
  await pressAway(user, 'Remove filter $100 to $250')
  expect(await button('Clear all')).toHaveFocus()
  await pressAway(user, 'Remove filter Aurelle')
  expect(document.activeElement).toContainElement(await screen.findByRole('combobox', { name: 'Sort by' }))
  expect(document.activeElement).not.toContainElement(screen.getByRole('complementary', { name: 'Filters' }))
})

test.each([
  ['Clear all', '/?priceRanges=0-50'],
  ['Load More', '/?page=7'],
  ['Go to page 8', '/?page=99'],
])('pressing %s focuses the listing', async (name, url) => {
  const user = renderApp(url)
  await pressAway(user, name)
  expect(document.activeElement?.closest('main section')).toContainElement(await screen.findByText(/^\d+ products$/))
})

test('a page button keeps the focus when the row of numbers changes', async () => {
  const user = renderApp('/')
  for (const page of ['Page 8', 'Page 5', 'Page 3', 'Page 8']) {
    await user.click(await button(page))
    expect(await screen.findByRole('button', { name: page, current: 'page' })).toHaveFocus()
  }
})

test.each([
  ['a section of filters', '/api/categories', '/', () => button(/^Laptops/)],
  ['the blog', '/api/blog', '/blog', () => screen.findByRole('navigation', { name: 'Pagination' })],
  ['the cart', '/api/cart', '/cart', () => screen.findByText('Your cart is empty')],
])('Retry of %s focuses the content', async (_place, path, url, loaded) => {
  server.use(http.get(path, () => HttpResponse.text('down', { status: 500 }), { once: true }))
  const user = renderApp(url)
  await pressAway(user, 'Retry')
  await loaded()
  expect(document.activeElement?.closest('main')).toBe(screen.getByRole('main'))
})

test('the focus stays on the body if the user left the control before it was removed', async () => {
  const user = renderApp('/?priceRanges=0-50')
  const chip = await button('Remove filter Under $50')
  act(() => chip.focus())
  act(() => chip.blur())
  await act(() => user.router.navigate({ to: '/', search: {} }))
  await waitFor(() => expect(chip).not.toBeInTheDocument())
  expect(document.body).toHaveFocus()
})
