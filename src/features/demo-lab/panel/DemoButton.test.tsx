import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { DemoButton } from './DemoButton.tsx'
import { closeLab } from './demo-store.ts'

const NONE: [] = []
const demo: DemoApi = {
  mode: 'page',
  connection: { baseUrlOf: () => '', onRequest: () => undefined, onInvalid: () => undefined },
  chosen: () => NONE,
  requests: () => NONE,
  exchanges: () => ({ stored: [], dropped: 0 }),
  subscribe: () => () => undefined,
  notes: () => '',
  isSent: () => false,
  loadLab: () => new Promise(() => undefined),
}

beforeEach(closeLab)

test('F2 opens the Demo Lab, but not with a modifier key', async () => {
  const user = renderWithProviders(<DemoButton demo={demo} />)
  const button = screen.getByRole('button', { name: 'Demo' })
  await user.keyboard('{Alt>}{F2}{/Alt}{Control>}{F2}{/Control}{Meta>}{F2}{/Meta}{Shift>}{F2}{/Shift}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{F2}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('F2 works as soon as the button is shown', () => {
  function PressAtOnce() {
    useLayoutEffect(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'F2' })), [])
    return null
  }
  renderWithProviders(
    <>
      <DemoButton demo={demo} />
      <PressAtOnce />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Demo' })).toHaveAttribute('aria-expanded', 'true')
})
