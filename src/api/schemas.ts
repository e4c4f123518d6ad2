/** Shapes of the bodies that operations receive and answer with. Loaded with the first answer. */
import type * as z from 'zod/mini'
import {
  BlogPost,
  BlogPostList,
  BrandList,
  Cart,
  CartCount,
  CartRemoval,
  CartWrite,
  Category,
  CategoryList,
  describeIssue,
  Product,
  ProductList,
} from './contract.ts'

/** Answers of reads. The answers of writes are ignored. */
export const ANSWERS = {
  products: ProductList,
  product: Product,
  categories: CategoryList,
  category: Category,
  brands: BrandList,
  blog: BlogPostList,
  post: BlogPost,
  cart: Cart,
  count: CartCount,
}

export const BODIES = { add: CartWrite, update: CartWrite, remove: CartRemoval }

type ReadId = keyof typeof ANSWERS

const READS: { [Id in ReadId]: z.ZodMiniType<z.output<(typeof ANSWERS)[Id]>> } = ANSWERS

/** Parses the answer of a read. Throws an error that names the field if its shape is wrong. */
export function parseAnswer<Id extends ReadId>(id: Id, answer: unknown): z.output<(typeof ANSWERS)[Id]> {
  const parsed = READS[id].safeParse(answer)
  if (!parsed.success) throw new Error(describeIssue(parsed.error))
  return parsed.data
}
