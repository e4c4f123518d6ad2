import { screen } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const NOTICE = { name: 'About this demonstration' }

afterEach(() => {
  delete document.documentElement.dataset.noticeDismissed
})

test('dismissing the notice stores the dismissal and focuses the content', async () => {
  const user = renderApp('/faq')
  expect(await screen.findByRole('complementary', NOTICE)).toHaveTextContent('nothing can be bought here')
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(document.documentElement).toHaveAttribute('data-notice-dismissed')
  expect(localStorage.getItem('overtone:/:demo-notice')).toBe('dismissed')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('live mode shows no notice', async () => {
  renderApp('/faq', { ...DEFAULT_CONFIG, api: { mode: 'live' } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('complementary', NOTICE)).not.toBeInTheDocument()
})
