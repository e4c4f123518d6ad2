import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { parseDescription } from '#src/lib/description.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'

test.each([
  [
    'three facts begin with a number, these are large',
    'Screen: 14 inches',
    ['Screen14 inches', 'Refresh rate90 Hz', 'Weight3 lb'],
  ],
  ['fewer do, none is', 'Screen: OLED', []],
])('the facts of a description are rows; if %s', async (_, screenFact, readings) => {
  const facts = ['Type: Laptop', screenFact, 'Refresh rate: 90 Hz', 'Weight: 3 lb']
  const description = [...facts, 'Fits in a bag of 14 inches.'].join('\n')
  server.use(
    http.get('/api/products/odd', () => HttpResponse.json({ id: 'odd', title: 'Odd', price: '10.00', description })),
  )
  renderApp('/products/odd')
  await screen.findByRole('heading', { level: 1, name: 'Odd' })
  const rows = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
  const information = ['Brand—', 'Category—', 'ASIN—', 'AvailabilityIn Stock']
  expect(rows).toEqual([...readings, ...information, ...facts.map((fact) => fact.replace(': ', ''))])
  expect(screen.getByText('Fits in a bag of 14 inches.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Specifications' })).toBeVisible()
})

test('the sentences of the description are paragraphs', async () => {
  renderApp(`/products/${studioHeadphones.id}`)
  const description = within(await screen.findByRole('region', { name: 'Description' }))
  const { lines } = parseDescription(studioHeadphones.description)
  expect(lines.length).toBeGreaterThanOrEqual(5)
  for (const line of lines) {
    const shown = description.getByText((_, element) => element?.tagName === 'P' && element.textContent === line)
    expect(shown).toBeVisible()
    // The browser finds the direction of each line by its letters.
    expect(shown.dir).toBe('auto')
  }
})
