import GlobalStyles from '@mui/material/GlobalStyles'

type StoryStyleProps = { isStatic: boolean; frame: boolean; grid: boolean }

/** Styles for the toolbar's choices, and for a story without animations. */
export function StoryStyle({ isStatic, frame, grid }: StoryStyleProps) {
  return (
    <>
      {isStatic && <GlobalStyles styles={STATIC} />}
      {!frame && <GlobalStyles styles={FRAMELESS} />}
      {grid && <GlobalStyles styles={GRID} />}
    </>
  )
}

const STATIC = {
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
    caretColor: 'transparent !important',
  },
}

const FRAMELESS = { ':has(> #content) > :not(#content)': { display: 'none !important' } }

const LINE = 'rgb(255 90 31 / .25) 1px, transparent 1px'

const GRID = {
  'body::after': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: 9999,
    pointerEvents: 'none',
    background: `linear-gradient(${LINE}) 0 0 / 4px 4px, linear-gradient(90deg, ${LINE}) 0 0 / 4px 4px`,
  },
}
