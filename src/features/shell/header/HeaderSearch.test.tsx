import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

const searchbox = () => screen.getByRole('searchbox', { name: 'Search products' })

test('opens /?search= with the trimmed and encoded text', async () => {
  const user = renderApp('/cart')
  await screen.findByRole('navigation', { name: 'Main' })
  await user.type(searchbox(), '  50% & more {Enter}')
  await waitFor(() => expect(user.router.state.location.href).toBe('/?search=50%25+%26+more'))
})

test('removes the sort and the page from the URL', async () => {
  const user = renderApp('/?sort=price-asc&page=2')
  await screen.findByRole('navigation', { name: 'Main' })
  await user.type(searchbox(), 'studio{Enter}')
  await waitFor(() => expect(user.router.state.location.href).toBe('/?search=studio'))
})

test.each(['{Enter}', '   {Enter}'])('an empty search, typed as %j, does nothing', async (typed) => {
  const user = renderApp('/cart')
  await screen.findByRole('navigation', { name: 'Main' })
  await user.type(searchbox(), typed)
  expect(user.router.state.location.href).toBe('/cart')
})

test('shows the search of the URL, and is cleared when the URL has none', async () => {
  const user = renderApp('/?search=studio')
  await screen.findByRole('navigation', { name: 'Main' })
  expect(searchbox()).toHaveValue('studio')
  await user.clear(searchbox())
  await user.type(searchbox(), ' tripod{Enter}')
  await waitFor(() => expect(searchbox()).toHaveValue('tripod'))
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(searchbox()).toHaveValue(''))
})

test.each([
  ['gives up the focus on a touch device, whose keyboard would cover the results', true],
  ['keeps the focus elsewhere', false],
])('after a search, the field %s', async (_what, isTouch) => {
  const user = renderApp('/')
  const field = await screen.findByRole('searchbox', { name: 'Search products' })
  const list = matchMedia('(pointer: coarse)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(list, { matches: isTouch }))
  await user.type(field, 'studio{Enter}')
  await waitFor(() => expect(user.router.state.location.href).toBe('/?search=studio'))
  expect(document.activeElement === field).toBe(!isTouch)
})
