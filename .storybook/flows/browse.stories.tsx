import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Browse and come back',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/' } },
  // A phone has the search, the navigation and the filters behind buttons.
  globals: { viewport: { value: 'desktop' } },
})

const FILTER = 'Over $500'
const ORDER = 'Price: Low to High'

export const Browse = meta.story({
  name: 'Browse and come back',
  parameters: { heard: ['home-and-card', 'filter', 'product-and-gallery'] },
  play: flow(async ({ step }) => {
    let title = ''

    await step('Opens the laptops', async () => {
      const main = within(await screen.findByRole('navigation', { name: 'Main' }))
      await userEvent.click(await main.findByRole('link', { name: 'Laptops' }))
      await expect(await screen.findByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
    })

    await step('Filters by price: over $500', async () => {
      const before = count(await screen.findByText(/^\d+ products$/))
      await userEvent.click(await screen.findByRole('checkbox', { name: FILTER }))
      await expect(await screen.findByRole('button', { name: `Remove filter ${FILTER}` })).toBeVisible()
      await waitFor(() => expect(count(screen.getByText(/^\d+ products$/))).toBeLessThan(before))
    })

    await step('Sorts by price, lowest first', async () => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), ORDER)
      await waitFor(async () => {
        const prices = cards().map(priceOf)
        await expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      })
      await expect(Math.min(...cards().map(priceOf))).toBeGreaterThanOrEqual(500)
    })

    await step('Opens the cheapest product', async () => {
      const [card] = cards()
      if (!card) throw new Error('The listing has no products')
      const link = await within(card).findByRole('link')
      title = link.textContent
      await userEvent.click(link)
      await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    })

    await step('Opens the picture large', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'View larger image' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Close larger image' }))
    })

    await step('Goes back to the same filter and order', async () => {
      // The router sets `__TSR_ROUTER__` for its devtools.
      window.__TSR_ROUTER__?.history.back()
      await expect(await screen.findByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
      await expect(await screen.findByRole('checkbox', { name: FILTER })).toBeChecked()
      await expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(ORDER)
      await expect(cards()[0]).toHaveTextContent(title)
    })

    await step('Removes the filter', async () => {
      await userEvent.click(await screen.findByRole('button', { name: `Remove filter ${FILTER}` }))
      await waitFor(() => expect(screen.queryByRole('button', { name: `Remove filter ${FILTER}` })).toBeNull())
      await expect(await screen.findByRole('checkbox', { name: FILTER })).not.toBeChecked()
    })
  }),
})

const count = (element: HTMLElement) => Number.parseInt(element.textContent, 10)

const cards = () => [...document.querySelectorAll('article')]

const priceOf = (card: HTMLElement) => Number(card.textContent.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', ''))
