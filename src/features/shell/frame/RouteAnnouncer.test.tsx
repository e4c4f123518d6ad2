import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

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
  await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Laptops' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  const announcer = document.querySelector('[aria-live=polite]')
  await waitFor(() => expect(announcer).toHaveTextContent('Laptops · Overtone'))
})
