import { screen, within } from '@testing-library/react'
import { renderApp } from '#src/testing/render-app.tsx'
import { deals } from './deals-content.ts'

test('the sections have the order and the numbers of entries of the specification, with sums and searches', async () => {
  renderApp('/deals')
  await screen.findByRole('heading', { level: 1, name: 'Deals' })
  const main = within(screen.getByRole('main'))
  expect(
    main
      .getAllByRole('region')
      .map((section) => [
        within(section).getByRole('heading', { level: 2 }).textContent,
        within(section).queryAllByRole('article').length,
        section.querySelectorAll('ul[role=list] > li > article').length,
      ]),
  ).toEqual([
    ['Featured bundles', 3, 3],
    ['Equipment lists', 4, 4],
    ['Bulk orders', 3, 3],
    ['Flash deals', 6, 6],
    ['Not sure what goes together?', 0, 0],
  ])

  const bundle = within(screen.getByRole('article', { name: 'Home recording starter kit' }))
  expect(bundle.getByText('$897.00')).toBeVisible()
  expect(bundle.getByText('Save $80.00')).toBeVisible()

  const entries = [
    ...deals.bundles.flatMap(({ parts }) => parts),
    ...deals.equipmentLists.flatMap(({ items }) => items),
  ]
  const names = new Set(entries.map(({ product }) => product))
  const links = main.getAllByRole<HTMLAnchorElement>('link').filter(({ textContent }) => names.has(textContent))
  expect(new Set(links.map(({ textContent }) => textContent))).toEqual(names)
  for (const { href, textContent } of links) expect(new URL(href).searchParams.get('search')).toBe(textContent)
})

test('Request Quote and Contact Our Experts do nothing', async () => {
  const user = renderApp('/deals')
  const before = user.router.state.location.href
  const buttons = await screen.findAllByRole('button', { name: /^(Request Quote|Contact Our Experts)$/ })
  expect(buttons).toHaveLength(4)
  for (const button of buttons) await user.click(button)
  expect(user.router.state.location.href).toBe(before)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
