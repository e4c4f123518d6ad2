import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { findInert, INERT_CONTROLS } from './inert-controls.ts'

test.each([...new Set(INERT_CONTROLS.map(({ page }) => page))])('the controls of /%s are found there', async (page) => {
  renderApp(`/${page.replace(/\/$/, '')}`)
  await screen.findByRole('heading', { level: 1 })
  for (const inert of INERT_CONTROLS.filter((each) => each.page === page)) {
    await waitFor(() => expect(findInert(inert, page)).not.toEqual([]))
  }
})

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
