import { expect, screen, within } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { PAGE_SIZE, pagesOf } from './listing-search.ts'

const laptops = products.filter(({ categoryId }) => categoryId === 'cat-laptops')
const last = pagesOf(laptops.length)

const meta = preview.meta({
  title: 'Pages/Category',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/category/laptops/' } },
})

const at = (url: string) => ({ shop: { url } })
const answered = (...demo: string[]) => ({ shop: { demo } })

const phone = { viewport: { value: 'phone' } }

export const Loaded = meta.story({})
Loaded.test('says how many products there are, and lists the first page', async ({ canvas }) => {
  await expect(await canvas.findByText(`${laptops.length} products available`)).toBeVisible()
  await expect(await canvas.findAllByRole('article')).toHaveLength(Math.min(laptops.length, PAGE_SIZE))
})

export const Loading = meta.story({ parameters: answered('category-never') })
Loading.test('says that it loads, below its breadcrumbs', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading category…')).toBeVisible()
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})

/** The category is known; its products are still awaited. */
export const ProductsLoading = meta.story({ parameters: answered('products-never') })
ProductsLoading.test('has its name already', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  await expect(canvas.getByText('Loading products…')).toBeVisible()
})

export const Missing = meta.story({ parameters: at('/category/submarines/') })
Missing.test('says so, and leads to all products', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Category Not Found' })).toBeVisible()
  await expect(canvas.getByText("The category you're looking for doesn't exist.")).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'All products' })).toBeVisible()
})

export const Failed = meta.story({ parameters: answered('category-500') })
Failed.test('says so, below a title without its name', async ({ canvas }) => {
  await expect(await canvas.findByText('Failed to load products. Please try again.')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
})

/** The category is known; its products failed to load. */
export const ProductsFailed = meta.story({ parameters: answered('products-500') })
ProductsFailed.test('says so, below its name', async ({ canvas }) => {
  await expect(await canvas.findByText('Failed to load products. Please try again.')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
})

export const Empty = meta.story({ parameters: answered('products-empty') })
Empty.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible()
})

export const FiltersChosen = meta.story({
  parameters: at('/category/laptops/?brandId=brand-norrvane&priceRanges=500%2B'),
})
FiltersChosen.test('has a chip for each filter, and none for the category', async ({ canvas }) => {
  const chips = within(await canvas.findByRole('list', { name: 'Applied filters' }))
  await expect(await chips.findByRole('button', { name: 'Remove filter Norrvane' })).toBeVisible()
  await expect(chips.getByRole('button', { name: 'Remove filter Over $500' })).toBeVisible()
  await expect(chips.queryByRole('button', { name: 'Remove filter Laptops' })).toBeNull()
})

export const FailedFilters = meta.story({
  parameters: { shop: { demo: ['brands-500'], steps: ['Brands', { see: 'Failed to load brands.' }] } },
})
FailedFilters.test('says which failed', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to load brands.')).toBeVisible()
})

export const LastPage = meta.story({ parameters: at(`/category/laptops/?page=${last}`) })
LastPage.test('has nothing more to load', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
})

export const BeyondTheLastPage = meta.story({ parameters: at('/category/laptops/?page=99') })
BeyondTheLastPage.test('leads to the last page', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: `Go to page ${last}` })).toBeVisible()
})

export const Phone = meta.story({ globals: phone })

export const FilterDrawerOpen = meta.story({ globals: phone, parameters: { shop: { steps: ['Filters'] } } })
FilterDrawerOpen.test('is locked to its category, too', async () => {
  await rested()
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await expect(await drawer.findByRole('button', { name: /^Laptops/, pressed: true })).toBeDisabled()
  await expect(drawer.getByRole('link', { name: 'All categories' })).toBeVisible()
})
