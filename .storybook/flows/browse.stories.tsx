import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { flow } from './hand.ts'

const meta = preview.meta({
  title: 'Flows/Browse and come back',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: '/', moves: true } },
})

const FILTER = 'Over $500'
const ORDER = 'Price: Low to High'

export const Browse = meta.story({
  name: 'Browse and come back',
  play: flow(async ({ page, press, choose, look, back }, step) => {
    let title = ''

    await step('Opens the laptops', async () => {
      const main = within(await page.findByRole('navigation', { name: 'Main' }))
      await press(main.findByRole('link', { name: 'Laptops' }))
      await look(page.findByRole('heading', { level: 1, name: 'Laptops' }))
    })

    await step('Narrows them to those over $500', async () => {
      const before = await count(page.findByText(/^\d+ products$/))
      await press(page.findByRole('checkbox', { name: FILTER }))
      await look(page.findByRole('button', { name: `Remove filter ${FILTER}` }))
      await waitFor(async () => expect(await count(page.findByText(/^\d+ products$/))).toBeLessThan(before))
    })

    await step('Sorts them, cheapest first', async () => {
      await choose(page.findByRole('combobox', { name: 'Sort by' }), ORDER)
      await waitFor(async () => {
        const prices = cards().map(priceOf)
        await expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      })
      await expect(Math.min(...cards().map(priceOf))).toBeGreaterThanOrEqual(500)
    })

    await step('Opens the cheapest', async () => {
      const [card] = cards()
      if (!card) throw new Error('no card')
      const link = await within(card).findByRole('link')
      title = link.textContent
      await press(link)
      await look(page.findByRole('heading', { level: 1, name: title }))
    })

    await step('Looks at the next picture', async () => {
      await press(page.findByRole('button', { name: 'Next image' }))
      await look(page.findByRole('button', { name: 'Show image 2', pressed: true }))
    })

    await step('Goes back, and finds the laptops as they were', async () => {
      await back()
      await look(page.findByRole('heading', { level: 1, name: 'Laptops' }))
      await expect(await page.findByRole('checkbox', { name: FILTER })).toBeChecked()
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(ORDER)
      await expect(cards()[0]).toHaveTextContent(title)
    })

    await step('Takes the filter back', async () => {
      await press(page.findByRole('button', { name: `Remove filter ${FILTER}` }))
      await waitFor(() => expect(page.queryByRole('button', { name: `Remove filter ${FILTER}` })).toBeNull())
      await expect(await page.findByRole('checkbox', { name: FILTER })).not.toBeChecked()
    })
  }),
})

const count = async (said: Promise<HTMLElement>) => Number.parseInt((await said).textContent, 10)

const cards = () => [...document.querySelectorAll('article')]

const priceOf = (card: HTMLElement) => Number(card.textContent.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', ''))
