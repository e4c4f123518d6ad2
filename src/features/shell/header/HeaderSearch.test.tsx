import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'

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
