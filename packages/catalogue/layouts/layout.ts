/** A layout describes the files of a program or an affiliate network. It is data, so that another one needs no code. */
import type { Field } from '../rows/fields.ts'

export type Layout = {
  /** For `--layout` and the report. */
  name: string
  /** A file with all of these headings has the layout. */
  headings: readonly string[]
  /** Headings of each field, those that win first. Fields that are not here have their usual headings, and `[]` has none. */
  fields: Partial<Record<Field, readonly string[]>>
  /** Columns of a file without a line of headings. */
  columns?: readonly string[]
  /** Separates the cells of a file without a line of headings. */
  separator?: string
  /** First cells of the lines before and after the rows of a file without headings. */
  frame?: { first: string; last: string }
  /** Marks after which the rest of a cell is not part of the field. */
  endsAt?: Partial<Record<Field, string>>
  /** Key of the list of variants in an object of JSON. */
  variants?: string
  /** True if later rows of a `group` only have the cells that differ, or another picture. */
  hasContinuedRows?: boolean
  /** True if a joined product has the id of its first variant instead of that of the `group`. */
  firstVariantHasId?: boolean
  /** Values of the field `rowType` for rows that describe a product whose variants have rows of their own. */
  parentTypes?: readonly string[]
  /** Separates the names of a category's path, by default `>`. */
  categoryPath?: string | RegExp
  /** Separates several categories of a product. The one with the longest path is used. */
  categoryList?: string
  /** How many of the first headings of `images` have the same picture in several sizes. Only one of them is used. */
  pictureSizes?: number
  /** Address of the folder of pictures, before their names. */
  pictureFolder?: string
  /** Texts of the field `forSale` that mean no, besides the usual ones. */
  hidden?: readonly string[]
  /** True if `\n` is a line break, `\,` a comma inside a name, and `'=` the start of a text. */
  hasEscapes?: boolean
  /** Headings with names of attributes, with `#` for their number. The value is in the next column. */
  attributeNames?: readonly string[]
  /** Column with attributes such as `brand=Halm,color=Red`. */
  attributeList?: string
}
