import { expect, screen, waitFor, within } from 'storybook/test'
import { products, studioHeadphones } from '#fixtures/products.ts'
import type { Step } from '#mocks/scenarios/scenario.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { PAGE_SIZE, pagesOf } from './listing-search.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/' } },
})

const at = (url: string) => ({ shop: { url } })
const answered = (...demo: string[]) => ({ shop: { demo } })
const pressed = (...steps: Step[]) => ({ shop: { steps } })

const phone = { viewport: { value: 'phone' } }
const last = pagesOf(products.length)

export const Loaded = meta.story({})
Loaded.test('lists the first 24 products', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(PAGE_SIZE)
})
Loaded.test('puts a product into the cart, and says so', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Add to Cart/ })
  if (!first) throw new Error('no card')
  await userEvent.click(first)
  await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
})

export const Loading = meta.story({ parameters: answered('products-never') })
Loading.test('says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading products…')).toBeVisible()
})

export const Failed = meta.story({ parameters: answered('products-500') })
Failed.test('says so, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText('Failed to load products. Please try again.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
})

export const Empty = meta.story({ parameters: answered('products-empty') })
Empty.test('says so, and what to try', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(canvas.getByText(/^Try adjusting your filters or search terms/)).toBeVisible()
})

export const Searched = meta.story({ parameters: at('/?search=studio') })
Searched.test('says what was searched for, and finds it', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Results for “studio”' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Remove filter “studio”' })).toBeVisible()
  await expect(await canvas.findByRole('article', { name: studioHeadphones.title })).toBeVisible()
})

export const NothingFound = meta.story({ parameters: at('/?search=submarine') })
NothingFound.test('takes the search back, and has products again', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter “submarine”' }))
  await expect(await canvas.findAllByRole('article')).toHaveLength(PAGE_SIZE)
})

export const FiltersChosen = meta.story({
  parameters: at('/?categoryId=cat-audio-headphones&brandId=brand-aurelle&priceRanges=100-250,250-500'),
})
FiltersChosen.test('shows what is applied, and clears all of it', async ({ canvas, userEvent }) => {
  for (const name of ['Audio & Headphones', 'Aurelle', '$100 to $250', '$250 to $500'])
    await expect(await canvas.findByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
  await expect(canvas.getByText('Showing: $100 to $500')).toBeVisible()
  await expect(await canvas.findByRole('button', { name: /^Audio & Headphones/, pressed: true })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Applied filters' })).toBeNull())
  await expect(await canvas.findByText(`${products.length} products`)).toBeVisible()
})

/** The address names a category and a brand that the shop does not have. */
export const UnknownFilters = meta.story({
  parameters: { shop: { url: '/?categoryId=gone&brandId=gone', demo: ['products-empty'] } },
})
UnknownFilters.test('names them unknown, and can take them back', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Remove filter Unknown category' })).toBeVisible()
  await expect(await canvas.findByRole('button', { name: 'Remove filter Unknown brand' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible()
})

export const FailedFilters = meta.story({
  parameters: {
    shop: { demo: ['categories-500', 'brands-500'], steps: ['Brands', { see: 'Failed to load brands.' }] },
  },
})
FailedFilters.test('says which failed, and lists products all the same', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to load categories.')).toBeVisible()
  await expect(await canvas.findByText('Failed to load brands.')).toBeVisible()
  await expect(await canvas.findAllByRole('article')).toHaveLength(PAGE_SIZE)
})

export const AllSectionsOpen = meta.story({ parameters: pressed('Brands', 'Latest Reviews') })
AllSectionsOpen.test('keeps several sections open at once', async ({ canvas }) => {
  await rested()
  for (const name of ['Categories', 'Brands', 'Price Range', 'Latest Reviews'])
    await expect(canvas.getByRole('button', { name, expanded: true })).toBeVisible()
})

export const Sorted = meta.story({ parameters: at('/?sort=price-asc') })
Sorted.test('begins with the cheapest, and with another order once that is chosen', async ({ canvas, userEvent }) => {
  const cheapest = products.toSorted((one, other) => Number(one.price) - Number(other.price))[0]
  await expect(await canvas.findByRole('article', { name: cheapest?.title })).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price: High to Low')
  await waitFor(() => expect(canvas.queryByRole('article', { name: cheapest?.title })).toBeNull())
})

export const AsAList = meta.story({ parameters: pressed('List view') })
AsAList.test('has one product a row, and the grid again where that is pressed', async ({ canvas, userEvent }) => {
  await rested()
  await expect(canvas.getByRole('button', { name: 'List view' })).toBePressed()
  const [line] = studioHeadphones.description?.split('\n') ?? []
  await expect(await canvas.findByText(line ?? '')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Grid view' }))
  await waitFor(() => expect(canvas.queryByText(line ?? '')).toBeNull())
})

export const SecondPage = meta.story({ parameters: at('/?page=2') })
SecondPage.test('is marked, and Load More replaces it with the third', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'))
  await expect(await canvas.findAllByRole('article')).toHaveLength(PAGE_SIZE)
})

export const LastPage = meta.story({ parameters: at(`/?page=${last}`) })
LastPage.test('has nothing more to load', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
})

export const BeyondTheLastPage = meta.story({ parameters: at('/?page=99') })
BeyondTheLastPage.test('leads to the last page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Go to page ${last}` }))
  await expect(await canvas.findByRole('button', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page')
})

export const OneProduct = meta.story({ parameters: answered('catalogue-1') })
OneProduct.test('has no pages to turn', async ({ canvas }) => {
  await expect(await canvas.findByText('1 product')).toBeVisible()
  await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
})

export const Phone = meta.story({ globals: phone })

export const FilterDrawerOpen = meta.story({ globals: phone, parameters: pressed('Filters') })
FilterDrawerOpen.test('filters the page below it, and closes', async ({ canvas, userEvent }) => {
  await rested()
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Over $500' }))
  await expect(await drawer.findByText('Showing: Over $500')).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: /^Show [\d,]+ products$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
})
