/**
 * The measures of design.md that are used all over the shop, each said here once:
 * another radius, target or pace is a change of this file alone.
 */
import type { Lines } from './theme-types.ts'

const hairline = '1px solid'

/** design.md, Motion; in milliseconds. */
const QUICK = 150
const CALM = 200
const EASE = 'ease-out'

export const measures = {
  /** In pixels. `borderRadius` on controls, `pictureRadius` on images. */
  shape: { borderRadius: 4, pictureRadius: 8 },
  /** What a finger can hit, in pixels. */
  target: 44,
  /** What a mouse can hit, where many lie below each other. */
  row: 36,
  line: {
    hair: `${hairline} var(--o-palette-divider)`,
    /** Around what is written into, and around what stands for itself. */
    field: `${hairline} var(--o-palette-text-secondary)`,
    /** Below a column of figures. */
    sum: '2px solid var(--o-palette-text-primary)',
    focus: '2px solid var(--o-palette-primary-main)',
  } satisfies Lines,
  /** Between the page and what lies over it. */
  veil: 'rgb(0 0 0 / .5)',
  /** Where the products of the studio's pictures stand, which bring their shadow along (fixtures/studio/backdrop.mjs). */
  backdrop: 'radial-gradient(circle at 50% 60%, var(--o-palette-backdrop-pool), var(--o-palette-backdrop-edge))',
  shadow: '0 12px 32px rgb(0 0 0 / .16)',
  pace: { quick: `${QUICK}ms ${EASE}`, calm: `${CALM}ms ${EASE}` },
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
