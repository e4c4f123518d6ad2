/** Joins the variants of a product, such as its sizes: the shop shows one product at the price of the cheapest one in stock. */
import type { Layout } from '../layouts/layout.ts'
import type { ProductRow } from '../rows/read-product.ts'

/**
 * Returns one row for each product. Variants have the same cell of the field `group`.
 *
 * @param rows with certain prices
 */
export function joinVariants(rows: ProductRow[], layout: Layout | null): ProductRow[] {
  const products = new Map<string | number, ProductRow[]>()
  for (const row of rows) {
    const product = productOf(row, layout)
    if (product !== null) products.set(product, [...(products.get(product) ?? []), row])
  }
  return rows.flatMap((row) => {
    const product = productOf(row, layout)
    const variants = product === null ? null : products.get(product)
    if (!variants) return row
    return variants[0] === row ? joined(variants, layout) : []
  })
}

/** Returns what only variants of the same product have, or null. Those of an object of JSON are in the same item. */
function productOf(row: ProductRow, layout: Layout | null): string | number | null {
  if (row.group) return row.group.text
  return layout?.variants ? row.line : null
}

function joined(variants: ProductRow[], layout: Layout | null): ProductRow {
  const inStock = variants.filter(({ isAvailable }) => isAvailable)
  const cheapest = (inStock.length > 0 ? inStock : variants).reduce((a, b) => (priceOf(b) < priceOf(a) ? b : a))
  const [first = cheapest] = variants
  const withPictures = variants.find(({ images }) => images.length > 0) ?? cheapest
  const pictures = layout?.hasContinuedRows
    ? Array.from(new Set(variants.flatMap(({ images }) => images)))
    : cheapest.images.length > 0
      ? cheapest.images
      : withPictures.images
  return {
    ...cheapest,
    // The cheapest variant changes from run to run, and the id must not.
    idCell: (layout?.firstVariantHasId ? first.idCell : first.group) ?? first.idCell,
    images: pictures,
  }
}

const priceOf = ({ prices }: ProductRow): number => Number(prices.price.price.amount)
