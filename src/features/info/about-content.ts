/** Texts of the About page. */
import type { About } from '#src/content/content-file.ts'
import { studioPicture } from '#src/lib/studio-picture.ts'

export const about: About = {
  lead: '{store} helps you choose premium audio gear, cameras, computers and smart-home products. When you’re ready to buy, you order from {retailer}.',
  statement: 'Premium tech, tested for weeks and compared side by side.',
  picture: studioPicture('turntable-sand-1'),
  pictureText: 'A turntable on a plain studio backdrop',
  figures: [
    { value: '7', label: 'product categories' },
    { value: '0', label: 'payments taken here' },
    { value: '0', label: 'accounts needed' },
    { value: '0', label: 'ads' },
  ],
  steps: [
    {
      title: 'Browse',
      text: 'Products are shown on the same backdrop in the same light, so they’re easy to compare. Filter by category, brand and price to narrow the list.',
    },
    {
      title: 'Compare',
      text: 'Our reviews list pros and cons along with our measurements. If you’re deciding between two products, our head-to-head tables compare them spec by spec.',
    },
    {
      title: 'Buy at {retailer}',
      text: 'Your cart works like a shopping list. Checkout opens each product at {retailer}, which handles payment, delivery, returns and customer service.',
    },
  ],
  principles: [
    {
      title: 'Weeks of hands-on use',
      text: 'First impressions can be misleading. We use a product for weeks before we review it, and we tell you how long we had it.',
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
      text: '{store} earns commissions from {retailer}, at no extra cost to you. We disclose them next to every buy button, and our reviewers don’t know how much we earn from a product.',
    },
  ],
}
