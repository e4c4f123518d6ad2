/** Texts of the About page. */
import type { Site } from '#src/config/site.tsx'

/** Figures that hold for every configuration. */
export const figures: [value: string, label: string][] = [
  ['7', 'categories'],
  ['0', 'payments taken here'],
  ['0', 'accounts to open'],
  ['0', 'advertisements'],
]

type Paragraph = { title: string; text: string }

/** Steps of a purchase, with the name of the configured retailer. */
export const steps = ({ retailer: { name: retailer } }: Site): Paragraph[] => [
  {
    title: 'Look',
    text: 'Every product stands on the same backdrop, in the same light, so that you compare products and not photographers. Prices, ratings and readings are set like the displays they come from.',
  },
  {
    title: 'Compare',
    text: 'Filters and reviews help you to get from many to two, and the head-to-head tables from two to one. What we measured is in the tables, and what we missed is in the reviews.',
  },
  {
    title: `Buy at ${retailer}`,
    text: `The cart is your list. Checking out opens each product at ${retailer}, where you pay and which delivers. Your rights as a buyer are the ones you have there.`,
  },
]

/** The shop's principles, with the names of the configured store and retailer. */
export const principles = ({ store: { name: store }, retailer: { name: retailer } }: Site): Paragraph[] => [
  {
    title: 'Weeks, not afternoons',
    text: 'A pair of headphones is dull on the first day and worn in on the tenth. We write after living with a product, and say how long that was.',
  },
  {
    title: 'Numbers with their units',
    text: 'When we could measure something, the number stands there. When we could not, we say what we heard or saw, and leave the adjectives to you.',
  },
  {
    title: 'The missing half',
    text: 'No featured review is without a list of what we missed. If we found nothing to miss, we have not looked for long enough.',
  },
  {
    title: 'Paid in the open',
    text: `${store} lives on commissions from ${retailer}. They cost you nothing, they are named beside every button that buys, and they do not reach those who write.`,
  },
]
