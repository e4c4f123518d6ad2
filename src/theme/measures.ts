/** Radii, target sizes, lines, shadow and durations of design.md. Each value is defined here only. */
import type { Layout, Lines } from './theme-types.ts'

const hairline = '1px solid'

/** Milliseconds (design.md, Motion). */
const QUICK = 150
const CALM = 200
const EASE = 'ease-out'

export const measures = {
  /** Pixels. `borderRadius` is for controls, `pictureRadius` for images. */
  shape: { borderRadius: 4, pictureRadius: 8 },
  /** Minimum height of a touch target, in pixels. */
  target: 44,
  /** Height of a row in a list of controls where a mouse is used, in pixels. */
  row: 36,
  /** Widths of a page's parts and of the spaces between them, in pixels (design.md, Grid). */
  layout: {
    content: 1360,
    /** Column beside the content: filters, the index of the FAQ. */
    side: 264,
    post: 1040,
    /** At both sides of a page, below 900 pixels and from there on. */
    gutter: { narrow: 16, wide: 24 },
    /** Between the columns of cards, below 720 pixels, below 900 and from there on. */
    cardGap: { phone: 16, tablet: 20, desktop: 24 },
  } satisfies Layout,
  line: {
    hair: `${hairline} var(--o-palette-divider)`,
    /** Border of form fields and other outlined controls. */
    field: `${hairline} var(--o-palette-text-secondary)`,
    /** Line below a column of figures. */
    sum: '2px solid var(--o-palette-text-primary)',
    focus: '2px solid var(--o-palette-primary-main)',
  } satisfies Lines,
  /** Backdrop of modals. */
  modalBackdrop: 'rgb(0 0 0 / .5)',
  /**
   * Background of the product pictures, which are transparent except for product and shadow
   * (tools/studio/backdrop.ts).
   */
  backdrop: 'radial-gradient(circle at 50% 60%, var(--o-palette-backdrop-pool), var(--o-palette-backdrop-edge))',
  shadow: '0 12px 32px rgb(0 0 0 / .16)',
  timing: { quick: `${QUICK}ms ${EASE}`, calm: `${CALM}ms ${EASE}` },
  transitions: {
    duration: {
      shortest: QUICK,
      shorter: QUICK,
      short: CALM,
      standard: CALM,
      complex: CALM,
      enteringScreen: CALM,
      leavingScreen: QUICK,
    },
    easing: { easeInOut: EASE, easeOut: EASE, easeIn: EASE, sharp: EASE },
  },
}
