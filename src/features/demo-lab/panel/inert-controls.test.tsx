import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { findInert, INERT_CONTROLS } from './inert-controls.ts'

test.each(INERT_CONTROLS.map((inert) => [inert.control, inert] as const))(
  '%s is found on its page',
  async (_control, inert) => {
    renderApp(`/${inert.page.replace(/\/$/, '')}`)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(findInert(inert, inert.page).length).toBeGreaterThan(0))
  },
)

test('controls that do something are not marked', async () => {
  renderApp('/')
  await screen.findAllByRole('article')
  const marked = INERT_CONTROLS.flatMap((inert) => findInert(inert, ''))
  expect(marked.map((element) => element.ariaLabel ?? element.textContent)).toEqual([
    'Instagram',
    'YouTube',
    'Podcast',
    'Subscribe',
    'Account',
    'Celestron NexStar',
    'Dell PowerEdge',
    'Yamaha MG32',
  ])
})
