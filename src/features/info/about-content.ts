/** Texts of the About page. */
import type { Site } from '#src/config/site.tsx'

/** Figures that hold for every configuration. */
export const figures: [value: string, label: string][] = [
  ['7', 'product categories'],
  ['0', 'payments taken here'],
  ['0', 'accounts needed'],
  ['0', 'ads'],
]

type Paragraph = { title: string; text: string }

/** Steps of a purchase, with the name of the configured retailer. */
export const steps = ({ retailer: { name: retailer } }: Site): Paragraph[] => [
  {
    title: 'Browse',
    text: 'Products are shown on the same backdrop in the same light, so they’re easy to compare. Filter by category, brand and price to narrow the list.',
  },
  {
    title: 'Compare',
    text: 'Our reviews list pros and cons along with our measurements. If you’re deciding between two products, our head-to-head tables compare them spec by spec.',
  },
  {
    title: `Buy at ${retailer}`,
    text: `Your cart works like a shopping list. Checkout opens each product at ${retailer}, which handles payment, delivery, returns and customer service.`,
  },
]

/** The shop's principles, with the names of the configured store and retailer. */
export const principles = ({ store: { name: store }, retailer: { name: retailer } }: Site): Paragraph[] => [
  {
    title: 'Weeks of hands-on use',
    text: 'First impressions can be misleading. We use a product for weeks before we write about it, and we tell you how long we had it.',
  },
  {
    title: 'Measured results',
    text: 'When we can measure something, we publish the numbers. When we can’t, we describe what we heard or saw.',
  },
  {
    title: 'Pros and cons',
    text: 'Every featured review lists what could be better, even when we recommend the product.',
  },
  {
    title: 'Clear about commissions',
    text: `${store} earns commissions from ${retailer}, at no extra cost to you. We disclose them next to every buy button, and our reviewers don’t know how much we earn from a product.`,
  },
]
