import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { deals } from './deals-content.ts'

const articles = async (name: string) => within(await screen.findByRole('region', { name })).getAllByRole('article')

test('the sections have the order and the numbers of entries of the specification', async () => {
  renderApp('/deals')
  await screen.findByRole('heading', { level: 1, name: 'Deals' })
  const sections = within(screen.getByRole('main')).getAllByRole('region')
  expect(
    sections.map((section) => [
      within(section).getByRole('heading', { level: 2 }).textContent,
      within(section).queryAllByRole('article').length,
    ]),
  ).toEqual([
    ['Featured bundles', 3],
    ['Equipment lists', 4],
    ['Bulk orders', 3],
    ['Flash deals', 6],
    ['Not sure what goes together?', 0],
  ])
})

test('each bulk offer has a Request Quote button that does nothing', async () => {
  const user = renderApp('/deals')
  const before = user.router.state.location.href
  for (const offer of await articles('Bulk orders')) {
    await user.click(within(offer).getByRole('button', { name: 'Request Quote' }))
  }
  expect(screen.getAllByRole('button', { name: 'Request Quote' })).toHaveLength(3)
  expect(user.router.state.location.href).toBe(before)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the Contact Our Experts button does nothing', async () => {
  const user = renderApp('/deals')
  await user.click(await screen.findByRole('button', { name: 'Contact Our Experts' }))
  expect(user.router.state.location.pathname).toBe('/deals')
})

test('a bundle shows the sum of prices and savings', async () => {
  renderApp('/deals')
  const bundle = within(await screen.findByRole('article', { name: 'Home recording starter kit' }))
  expect(bundle.getByText('$897.00')).toBeVisible()
  expect(bundle.getByText('Save $80.00')).toBeVisible()
})

test('each product of a bundle or list links to a search for it', async () => {
  renderApp('/deals')
  await screen.findByRole('heading', { level: 1, name: 'Deals' })
  const entries = [
    ...deals.bundles.flatMap(({ parts }) => parts),
    ...deals.equipmentLists.flatMap(({ items }) => items),
  ]
  const names = new Set(entries.map(({ product }) => product))
  const links = within(screen.getByRole('main'))
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ textContent }) => names.has(textContent))
  expect(new Set(links.map(({ textContent }) => textContent))).toEqual(names)
  for (const { href, textContent } of links) expect(new URL(href).searchParams.get('search')).toBe(textContent)
})
