import type { ReactNode } from 'react'

/** The drawings of empty and failed states (design.md, Empty and error states). */
export type Drawing = 'cart' | 'no-results' | 'missing' | 'failure'

/** A line drawing with one dot in the signal colour, or in the colour of errors for a failure. */
export function NoticeDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      viewBox="0 0 160 96"
      width="160"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {DRAWINGS[drawing]}
    </svg>
  )
}

const DOT = { r: 4, stroke: 'none', fill: 'var(--o-palette-signal-bright)' }

const FAINT = { strokeOpacity: 0.4, strokeDasharray: '2 5' }

const DRAWINGS: Record<Drawing, ReactNode> = {
  /** An empty bag. */
  cart: (
    <>
      <path d="M16 88h128" {...FAINT} />
      <path d="M52 32h56l6 56H46z" strokeLinejoin="round" />
      <path d="M66 44V26a14 14 0 0 1 28 0v18" strokeLinecap="round" />
      <path d="M64 68h32" {...FAINT} />
      <circle cx="80" cy="68" {...DOT} />
    </>
  ),
  /** A lens over a line without a wave. */
  'no-results': (
    <>
      <path d="M12 44h38M102 44h46" {...FAINT} />
      <circle cx="76" cy="44" r="28" />
      <path d="m96.5 64.5 22 22" strokeLinecap="round" />
      <path d="M56 44h40" />
      <circle cx="76" cy="44" {...DOT} />
    </>
  ),
  /** Two ends of a cable that are not connected. */
  missing: (
    <>
      <path d="M4 70c22 0 14-22 34-22h8M156 26c-22 0-14 22-34 22h-8" strokeLinecap="round" />
      <path d="M46 38h18v20H46zM64 44h10v8H64zM114 36H98a6 6 0 0 0-6 6v12a6 6 0 0 0 6 6h16z" strokeLinejoin="round" />
      <circle cx="83" cy="48" {...DOT} />
    </>
  ),
  /** A wave that breaks off. */
  failure: (
    <>
      <path d="M4 48h152" {...FAINT} />
      <path d="M4 48c11-32 22-32 33 0s22 32 33 0l8-30 12 60 8-30" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M98 48h58" />
      <circle cx="98" cy="48" {...DOT} fill="var(--o-palette-error-main)" />
    </>
  ),
}
