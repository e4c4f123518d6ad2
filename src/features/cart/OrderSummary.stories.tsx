import { expect, spyOn } from 'storybook/test'
import {
  pocketRecorder,
  studioHeadphones,
  studioLaptop,
  unlinkedPhone,
  unsafeLinkDoorbell,
} from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { OrderSummary } from './OrderSummary.tsx'

/** As the API would send it, from a site at the root. */
const line = (product: typeof studioLaptop) => ({
  product: { ...product, affiliateUrl: product.affiliateUrl?.replace(/^retailer/, '/retailer') },
  quantity: 1,
})

const meta = preview.meta({
  component: OrderSummary,
  args: { cart: [studioLaptop, studioHeadphones, pocketRecorder].map(line) },
})

/** Stands in for the browser: opens as many tabs as its popup blocker lets through. */
function allowTabs(count: number) {
  const tabs = Array.from({ length: count }, () => ({ opener: window, location: { href: 'about:blank' } }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A stand-in with the members that checkout touches.
  spyOn(window, 'open').mockImplementation(() => (tabs.pop() as unknown as Window | undefined) ?? null)
}

const checkOut = { name: 'Check Out & Buy All Products on Halyard' }

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', checkOut)).toHaveAccessibleDescription('Opens 3 new tabs, one per product.')
  },
})

export const AllOpened = meta.story({
  beforeEach: () => allowTabs(3),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', checkOut))
    await expect(await canvas.findByText('Opening 3 Halyard product pages for purchase')).toBeVisible()
    await expect(canvas.getByText('3 of 3 opened')).toBeVisible()
  },
})

export const OneOpened = meta.story({
  beforeEach: () => allowTabs(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', checkOut))
    await expect(await canvas.findByText('Opening 1 Halyard product pages for purchase')).toBeVisible()
    await expect(canvas.getByText('1 of 3 opened')).toBeVisible()
  },
})

export const AllBlocked = meta.story({
  beforeEach: () => allowTabs(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', checkOut))
    await expect(await canvas.findByText('Please allow popups for this site and try again')).toBeVisible()
  },
})

export const NoLinks = meta.story({
  args: { cart: [unlinkedPhone, unsafeLinkDoorbell].map(line) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', checkOut))
    await expect(await canvas.findByText('No Halyard purchase links available for these products')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { cart: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', checkOut))
    await expect(await canvas.findByText('Please add items to your cart before checking out')).toBeVisible()
  },
})
