/** Malformed showcases: unsafe links, links to other sites, and products that fail to load. */
import { screen, waitFor, within } from '@testing-library/react'
import { studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios/registry.ts'
import { renderBlocks } from '#src/testing/odd-post.tsx'
import { server } from '#src/testing/setup.ts'

test.each(['javascript:alert(1)', null])('a showcase whose URL is %j renders no link', async (ctaUrl) => {
  const productIds = [studioHeadphones.id]
  const { flow } = renderBlocks({ type: 'product-showcase', productIds, ctaText: 'Buy now', ctaUrl })
  expect(await within(flow).findAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText('Buy now')).not.toBeInTheDocument()
})

test('a showcase shows a repeated product once', async () => {
  const productIds = [studioHeadphones.id, studioHeadphones.id]
  const { flow } = renderBlocks({ type: 'product-showcase', productIds })
  expect(await within(flow).findAllByRole('article')).toHaveLength(1)
})

test('a link to another site opens a new tab, passes no opener and has a disclosure', async () => {
  const productIds = [studioHeadphones.id]
  const ctaUrl = 'https://halyard.example/list'
  const { flow } = renderBlocks({ type: 'product-showcase', productIds, ctaText: 'The whole list', ctaUrl })
  const link = await within(flow).findByRole('link', { name: 'The whole list (opens a new tab)' })
  expect(link).toHaveAttribute('href', ctaUrl)
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  expect(link).toHaveAccessibleDescription(/We may earn a commission from purchases made through this link/)
  expect(within(flow).getByText(/We may earn a commission/)).toBeVisible()
})

test('a link within the shop has no disclosure', async () => {
  const productIds = [studioHeadphones.id]
  const { flow } = renderBlocks({ type: 'product-showcase', productIds, ctaText: 'Deals', ctaUrl: '/deals' })
  expect(await within(flow).findByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
  expect(within(flow).queryByText(/commission/)).not.toBeInTheDocument()
})

describe('a showcase whose products all failed to load', () => {
  const productIds = ['gone', 'gone-too']
  /** Opens a showcase and waits until both requests have failed. */
  async function openShowcase(fields: Record<string, unknown>) {
    server.use(...scenario('product-404'))
    const { flow } = renderBlocks({ type: 'product-showcase', productIds, ...fields })
    await waitFor(() => expect(flow.querySelector('.products')).not.toBeInTheDocument())
    return within(flow)
  }

  test('keeps badge, note and link', async () => {
    const flow = await openShowcase({
      badge: 'Our picks',
      priceNote: 'Prices can change.',
      ctaText: 'More',
      ctaUrl: '/',
    })
    const showcase = within(flow.getByRole('region', { name: 'Our picks' }))
    expect(showcase.getByText('Prices can change.')).toBeVisible()
    expect(showcase.getByRole('link', { name: 'More' })).toBeVisible()
  })

  test.each([{}, { ctaText: 'Nowhere', ctaUrl: 'javascript:alert(1)' }])(
    'is not rendered if it has no badge, no note and no valid link: %j',
    async (fields) => {
      const flow = await openShowcase(fields)
      expect(flow.queryByRole('region')).not.toBeInTheDocument()
    },
  )
})
