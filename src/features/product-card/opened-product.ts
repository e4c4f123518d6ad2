import type { Product } from '#src/api/contract.ts'

let opened: Product | undefined

/** Keeps what the card showed that was pressed last, for the product's page to begin with. Undefined forgets it. */
export const setOpenedProduct = (product: Product | undefined): void => {
  opened = product
}

/** What its card showed of the product that was opened last, until the product itself is there. */
export const openedProduct = (id: string): Product | undefined => (opened?.id === id ? opened : undefined)
