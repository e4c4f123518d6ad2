import { render, screen } from '@testing-library/react'
import { ConfigError } from '#src/config/config-error.ts'
import { BootErrorPage } from './BootErrorPage.tsx'

test('the page names config.json and its error if the configuration is invalid', () => {
  render(<BootErrorPage error={new ConfigError('"api.mode" must be "mock" or "live"')} />)
  expect(screen.getByText(/config\.json, can’t be used/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('"api.mode" must be "mock" or "live"')
})

test('the page shows any other error without a mention of config.json', () => {
  render(<BootErrorPage error={new TypeError('x is not a function')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('x is not a function')
  expect(screen.getByText('Reload this page to try again.')).toBeVisible()
  expect(screen.queryByText(/config\.json/)).not.toBeInTheDocument()
})
