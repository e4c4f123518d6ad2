import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { studioHeadphones } from '#fixtures/products.ts'
import { type ScenarioName, scenario } from '#mocks/scenarios/registry.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { structuredData } from '#src/testing/structured-data.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
const listedSteps = () => structuredData('BreadcrumbList')[0]?.itemListElement

test('the breadcrumb of the category links to its page, and the structured data has its URL', async () => {
  renderApp(`/products/${studioHeadphones.id}`)
  await title(studioHeadphones.title)
  const link = await trail().findByRole('link', { name: 'Audio & Headphones' })
  expect(link).toHaveAttribute('href', '/category/audio-headphones')
  expect(listedSteps()).toMatchObject([
    { position: 1, item: '/' },
    { position: 2, name: 'Audio & Headphones', item: '/category/audio-headphones/' },
    { position: 3, name: studioHeadphones.title },
  ])
})

test('the breadcrumb encodes the slug of a category', async () => {
  server.use(
    http.get('/api/categories', () =>
      HttpResponse.json([{ id: studioHeadphones.categoryId, slug: 'a?b/ä%', name: 'Odd' }]),
    ),
  )
  const user = renderApp(`/products/${studioHeadphones.id}`)
  await title(studioHeadphones.title)
  const link = await trail().findByRole('link', { name: 'Audio & Headphones' })
  await user.click(link)
  await waitFor(() => expect(user.router.state.matches.at(-1)?.params).toEqual({ slug: 'a?b/ä%' }))
})

test.each<ScenarioName>(['categories-500', 'categories-never'])(
  'with the scenario %s, the category is text without a link and is not in the structured data',
  async (name) => {
    server.use(...scenario(name))
    renderApp(`/products/${studioHeadphones.id}`)
    await title(studioHeadphones.title)
    await screen.findByRole('region', { name: 'Related Products' })
    expect(trail().getByText('Audio & Headphones')).toBeVisible()
    expect(
      trail()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home'])
    expect(listedSteps()).toMatchObject([{ position: 1 }, { position: 2, name: studioHeadphones.title }])
  },
)
