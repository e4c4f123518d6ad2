import { screen, within } from '@testing-library/react'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { structuredData } from '#src/testing/structured-data.ts'
import { Breadcrumbs, type Step } from './Breadcrumbs.tsx'

const SITE = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, siteUrl: 'https://shop.test' } }
const home = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/' }
const laptops = { label: 'Laptops', path: '/category/laptops' }

test.each<[name: string, trail: Step[], listed: object[]]>([
  ['a step without a page', ['Home', 'Electronics', 'All Products'], [{ position: 2, name: 'All Products' }]],
  [
    'a step with a page',
    ['Home', laptops, 'Odd'],
    [
      { position: 2, name: 'Laptops', item: 'https://shop.test/category/laptops/' },
      { position: 3, name: 'Odd' },
    ],
  ],
  ['Home only', ['Home'], []],
])('a trail with %s shows all steps, and the structured data omits inner steps without a page', (_, trail, listed) => {
  renderWithProviders(<Breadcrumbs trail={trail} />, SITE)
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(
    trail.map((step) => (typeof step === 'string' ? step : step.label)),
  )
  const [list] = structuredData('BreadcrumbList')
  expect(list?.itemListElement).toEqual([home, ...listed.map((step) => ({ '@type': 'ListItem', ...step }))])
})
