import { expect, waitFor } from 'storybook/test'
import { overtonePost } from '#fixtures/posts.ts'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { blockIn } from '#storybook/helpers/api-posts.ts'
import { inArticle } from '#storybook/helpers/in-article.tsx'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { ProductShowcase } from './ProductShowcase.tsx'

const meta = preview.meta({
  title: 'Components/Post/Product showcase',
  component: ProductShowcase,
  decorators: [inArticle],
  args: {
    productIds: [fullPriceTurntable.id, studioHeadphones.id],
    badge: 'Two that need no drama',
    priceNote: 'Prices are set by the retailer and can change.',
    ctaText: 'See all deals',
    ctaUrl: '/deals',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Products that a post speaks of, with a name, a note and a way on. Those that fail to load are left out, and what is said of them stays. For a list that one can filter, lead to it.',
      },
    },
  },
})

export const Loaded = meta.story({})
Loaded.test('has its products, and a way on', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  await expect(canvas.getByRole('link', { name: 'See all deals' })).toBeVisible()
})

/** With the disclosure beside the way out. */
export const LeadsToTheRetailer = meta.story({
  args: { ctaText: 'Buy both', ctaUrl: 'https://halyard.example/list' },
})
LeadsToTheRetailer.test('says that it may earn a commission', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Buy both (opens a new tab)' })
  await expect(link).toHaveAccessibleDescription(/We may earn a commission/)
})

export const OneProduct = meta.story({ args: { productIds: [studioHeadphones.id], badge: 'The one we kept' } })

export const FourProducts = meta.story({ args: blockIn(overtonePost, 'product-showcase') })

/** Products alone. */
export const Bare = meta.story({
  args: { badge: undefined, priceNote: undefined, ctaText: undefined, ctaUrl: undefined },
})
Bare.test('has a name all the same', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'In this post' })).toBeVisible()
})

/** The product that is gone is left out. */
export const OneFailed = meta.story({ parameters: inIframe({ demo: ['showcase-404'] }, 800) })
OneFailed.test('has the other', async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: studioHeadphones.title })).toBeVisible()
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
})

/** Badge, note and button stay. */
export const AllFailed = meta.story({ parameters: inIframe({ demo: ['product-404'] }, 400) })
AllFailed.test('keeps what is said of them', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('.products')).toBeNull())
  await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  await expect(canvas.getByRole('region', { name: 'Two that need no drama' })).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'See all deals' })).toBeVisible()
})

export const Loading = meta.story({ parameters: inIframe({ demo: ['product-never'] }, 800) })
Loading.test('says what will be there', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Two that need no drama' })).toBeVisible()
  await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
})

export const LongText = meta.story({
  args: { badge: LONG, priceNote: `${LONG}.`, ctaText: LONG },
  parameters: inIframe({ demo: ['texts-long'] }, 1200),
})

export const Arabic = meta.story({
  args: { badge: RTL_TITLE, priceNote: RTL_TITLE, ctaText: 'كل العروض' },
  parameters: inIframe({ demo: ['texts-rtl'] }, 800),
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
