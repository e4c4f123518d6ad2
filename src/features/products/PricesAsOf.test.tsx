import { screen } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Site } from '#src/config/site.tsx'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { PricesAsOf } from './PricesAsOf.tsx'

const live: Site = { ...DEFAULT_CONFIG, api: { mode: 'live' } }
const time = Date.UTC(2026, 2, 10, 14, 5)

test('a live shop shows the time of its prices in UTC', () => {
  renderWithProviders(<PricesAsOf time={time} />, live)
  expect(screen.getByText('Prices as of March 10, 2026, 14:05 UTC')).toBeVisible()
})

test('the line is empty until the time is known', () => {
  renderWithProviders(<PricesAsOf time={0} />, live)
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^$/)
})

test('a shop in file mode shows the time of its catalogue file', () => {
  const api = { mode: 'file', data: 'data/a.json', generatedAt: '2026-03-10T14:05:00Z' } as const
  renderWithProviders(<PricesAsOf time={time + 1e9} />, { ...DEFAULT_CONFIG, api })
  expect(screen.getByText('Prices as of March 10, 2026, 14:05 UTC')).toBeVisible()
})

test('the demo shows no time', () => {
  renderWithProviders(<PricesAsOf time={time} />)
  expect(screen.queryByText(/Prices as of/)).not.toBeInTheDocument()
})
