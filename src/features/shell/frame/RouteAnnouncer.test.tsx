import { screen, waitFor } from '@testing-library/react'
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
