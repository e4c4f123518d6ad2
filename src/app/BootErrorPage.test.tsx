import { render, screen } from '@testing-library/react'
import { ConfigError } from '#src/config/config.ts'
import { BootErrorPage } from './BootErrorPage.tsx'

test('a configuration that can’t be used is named as what stopped the shop', () => {
  render(<BootErrorPage error={new ConfigError('"api.mode" must be "mock" or "live"')} />)
  expect(screen.getByText(/config\.json, can’t be used/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('"api.mode" must be "mock" or "live"')
})

test('any other error is not blamed on the configuration', () => {
  render(<BootErrorPage error={new TypeError('x is not a function')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('x is not a function')
  expect(screen.getByText('Reload this page to try again.')).toBeVisible()
  expect(screen.queryByText(/config\.json/)).not.toBeInTheDocument()
})
