/** Purposes of the theme's values. The Foundations pages and `tokens.json` show these texts. */
import type { fontFamilies } from '#src/theme/fonts.ts'
import type { measures } from '#src/theme/measures.ts'
import type { theme } from '#src/theme/theme.ts'
import type { Tokens } from '#src/theme/tokens.ts'

export const COLOUR_USES: Record<keyof Tokens, { name: string; use: string }> = {
  paper: { name: 'Paper', use: 'Background of every page.' },
  surface: { name: 'Surface', use: 'Background of fields, dialogs, toasts and menus.' },
  ink: { name: 'Ink', use: 'Text, and selected items.' },
  quiet: { name: 'Quiet text', use: 'Secondary text: captions, hints, brands. Outlines of controls.' },
  hairline: { name: 'Hairline', use: 'Lines between items, and skeletons.' },
  signal: { name: 'Signal', use: 'Buying, price drops and what the visitor has marked. A shop may choose its own.' },
  signalPressed: { name: 'Signal, pressed', use: 'A signal button that is hovered or pressed.' },
  onSignal: { name: 'Text on signal', use: 'Label of a signal button.' },
  signalBright: { name: 'Bright signal', use: 'Shapes without text, such as the logo.' },
  error: { name: 'Error', use: 'Failures, in every shop: text, icons and outlines, never a background.' },
  focus: { name: 'Links and focus', use: 'Links, and the focus ring.' },
  onFocus: { name: 'Text on focus', use: 'Text on a background of the focus color.' },
  backdropPool: { name: 'Backdrop', use: 'Lit center of the background behind product pictures.' },
  backdropEdge: { name: 'Backdrop edge', use: 'Corners of the same background.' },
}

export const COLOUR_NAMES = keysOf(COLOUR_USES)

/** The text styles that the shop uses. MUI's theme has more. */
export const TEXT_USES = {
  figure: 'A large number that a page highlights',
  display: 'A sentence that a page highlights',
  h1: 'A page’s heading',
  title: 'A heading as large as the page’s own, lower in the page',
  h2: 'Heading of a section',
  h3: 'Heading of a subsection',
  lead: 'First paragraph of a page',
  body1: 'Text',
  button: 'Label of a button',
  body2: 'Small text: tables, lists of filters',
  caption: 'Captions, and notes beside a field',
  maker: 'Brand of a product, in capitals',
  reading: 'Prices, counts, ASINs: as large as the text around them',
}

export type TextStyle = keyof typeof TEXT_USES

export const TEXT_STYLES = keysOf(TEXT_USES)

export const FONT_USES: Record<keyof typeof fontFamilies, string> = {
  text: 'Text and headings',
  reading: 'Numbers and codes: prices, counts, ASINs',
}

/** The steps of the grid of 4 px that the shop uses. */
export const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const

export const RADIUS_USES: Record<keyof typeof measures.shape, string> = {
  borderRadius: 'Controls',
  pictureRadius: 'Pictures and framed panels',
}

export const SIZE_USES: Record<'target' | 'row', string> = {
  target: 'Touch targets: their minimum height',
  row: 'Rows of a list of controls, for a mouse: their height',
}

export const WIDTH_USES = {
  content: 'Content of a page, without its gutters',
  side: 'Column beside the content: filters, the index of the FAQ',
  post: 'Pictures and other wide blocks of a post',
} satisfies Partial<Record<keyof typeof measures.layout, string>>

export const GUTTER_USES = {
  page: 'Beside the content of a page',
  cards: 'Between the columns of cards',
}

export const BREAKPOINT_USES: Record<keyof typeof theme.breakpoints.values, string> = {
  xs: 'Phones',
  sm: 'Large phones and tablets: the search is in the header',
  md: 'Tablets on their side: filters beside the cards, wide gutters',
  lg: 'Laptops: four cards in a row',
  xl: 'Desktops: the navigation is in the header’s row',
}

export const LINE_USES: Record<keyof typeof measures.line, string> = {
  hair: 'Between items',
  field: 'Around form fields and outlined controls',
  sum: 'Below a column of numbers',
  focus: 'Focus ring, 2 px away from the element',
}

export const TIMING_USES: Record<keyof typeof measures.timing, string> = {
  quick: 'Hovered buttons, changing pictures, and whatever disappears',
  calm: 'Whatever appears: a toast, a drawer, a dialog',
}

export const ELEVATION_USES = {
  shadow: 'Shadow of toasts, dialogs and drawers',
  modalBackdrop: 'Veil between the page and a modal',
} satisfies Partial<Record<keyof typeof measures, string>>

export function keysOf<Key extends string>(record: Record<Key, unknown>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The records are constants of this file, with exactly these keys.
  return Object.keys(record) as Key[]
}
