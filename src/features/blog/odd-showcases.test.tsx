/** Showcases that no editor would make: what leads nowhere, out of the shop, or to products that are gone. */
import { screen, waitFor, within } from '@testing-library/react'
import { studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import { openBlocks } from '#src/testing/odd-post.ts'
import { server } from '#src/testing/setup.ts'

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'nonsense', '', null])(
  'a showcase that leads to %j leads nowhere',
  async (ctaUrl) => {
    const productIds = [studioHeadphones.id, studioHeadphones.id]
    const { flow } = await openBlocks({ type: 'product-showcase', productIds, ctaText: 'Buy now', ctaUrl })
    expect(await within(flow).findAllByRole('article')).toHaveLength(1)
    expect(screen.queryByText('Buy now')).not.toBeInTheDocument()
  },
)

test('a showcase that leads out of the shop says so, and gives nothing away', async () => {
  const productIds = [studioHeadphones.id]
  const ctaUrl = 'https://halyard.example/list'
  const { flow } = await openBlocks({ type: 'product-showcase', productIds, ctaText: 'The whole list', ctaUrl })
  const link = await within(flow).findByRole('link', { name: 'The whole list (opens a new tab)' })
  expect(link).toHaveAttribute('href', ctaUrl)
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  expect(link).toHaveAccessibleDescription(/We may earn a commission from purchases made through this link/)
  expect(within(flow).getByText(/We may earn a commission/)).toBeVisible()
})

test('a showcase that leads on within the shop earns nothing, and says nothing of it', async () => {
  const productIds = [studioHeadphones.id]
  const { flow } = await openBlocks({ type: 'product-showcase', productIds, ctaText: 'Deals', ctaUrl: '/deals' })
  expect(await within(flow).findByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/deals')
  expect(within(flow).queryByText(/commission/)).not.toBeInTheDocument()
})

describe('a showcase whose products all failed', () => {
  const productIds = ['gone', 'gone-too']
  /** Returns what is in its place once both reads have failed. */
  async function openShowcase(fields: Record<string, unknown>) {
    server.use(...scenario('product-404'))
    const { flow } = await openBlocks({ type: 'product-showcase', productIds, ...fields })
    await waitFor(() => expect(flow.querySelector('.products')).not.toBeInTheDocument())
    return within(flow)
  }

  test('keeps its badge, note and button', async () => {
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
    'and that has only %j is gone',
    async (fields) => {
      const flow = await openShowcase(fields)
      expect(flow.queryByRole('region')).not.toBeInTheDocument()
    },
  )
})
