import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './flow.ts'

const meta = preview.meta({
  title: 'Flows/Browse and come back',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/', animated: true } },
})

const FILTER = 'Over $500'
const ORDER = 'Price: Low to High'

export const Browse = meta.story({
  name: 'Browse and come back',
  play: flow(async ({ page, click, select, see, goBack }, step) => {
    let title = ''

    await step('Opens the laptops', async () => {
      const main = within(await page.findByRole('navigation', { name: 'Main' }))
      await click(main.findByRole('link', { name: 'Laptops' }))
      await see(page.findByRole('heading', { level: 1, name: 'Laptops' }))
    })

    await step('Filters by price: over $500', async () => {
      const before = await count(page.findByText(/^\d+ products$/))
      await click(page.findByRole('checkbox', { name: FILTER }))
      await see(page.findByRole('button', { name: `Remove filter ${FILTER}` }))
      await waitFor(async () => expect(await count(page.findByText(/^\d+ products$/))).toBeLessThan(before))
    })

    await step('Sorts by price, lowest first', async () => {
      await select(page.findByRole('combobox', { name: 'Sort by' }), ORDER)
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
      await click(link)
      await see(page.findByRole('heading', { level: 1, name: title }))
    })

    await step('Opens the picture large', async () => {
      await click(page.findByRole('button', { name: 'View larger image' }))
      await click(page.findByRole('button', { name: 'Close larger image' }))
    })

    await step('Goes back to the same filter and order', async () => {
      await goBack()
      await see(page.findByRole('heading', { level: 1, name: 'Laptops' }))
      await expect(await page.findByRole('checkbox', { name: FILTER })).toBeChecked()
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(ORDER)
      await expect(cards()[0]).toHaveTextContent(title)
    })

    await step('Removes the filter', async () => {
      await click(page.findByRole('button', { name: `Remove filter ${FILTER}` }))
      await waitFor(() => expect(page.queryByRole('button', { name: `Remove filter ${FILTER}` })).toBeNull())
      await expect(await page.findByRole('checkbox', { name: FILTER })).not.toBeChecked()
    })
  }),
})

const count = async (text: Promise<HTMLElement>) => Number.parseInt((await text).textContent, 10)

const cards = () => [...document.querySelectorAll('article')]

const priceOf = (card: HTMLElement) => Number(card.textContent.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', ''))
