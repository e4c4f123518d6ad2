import { styled } from '@mui/material/styles'

/** Width of a post's text: at most 80 characters per line (design.md, Type). */
const MEASURE = '34em'

/** Distance of the text from the article's edge, which its head has too. */
export const TEXT_EDGE = `max(0px, (100cqi - ${MEASURE}) / 2)`

/**
 * The column of a post's blocks. It also styles plain blocks, by descendant selectors, because a
 * styled component per block would be slow in a post of thousands of blocks.
 */
export const BlockFlow = styled('div')(({ theme }) => ({
  display: 'flow-root',
  maxWidth: MEASURE,
  marginInline: 'auto',
  paddingBlock: '40px 24px',
  fontSize: theme.typography.h3.fontSize,
  lineHeight: 1.65,
  '& > * + *': { marginTop: 24 },
  '& > p': { whiteSpace: 'pre-line' },
  '& > :is(h1, h2, h3, h4, h5, h6)': { marginTop: 48, lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.01em' },
  '& > h1': { fontSize: '2.5rem' },
  '& > h2': { fontSize: '1.75rem' },
  '& > h3': { fontSize: theme.typography.h2.fontSize, marginTop: 40 },
  '& > :is(h4, h5, h6)': { fontSize: theme.typography.h3.fontSize, marginTop: 32 },
  '& > :is(h1, h2, h3, h4, h5, h6) + *': { marginTop: 12 },
  '& > :is(ul, ol)': { paddingInlineStart: '1.6em', listStyle: 'disc', '& > li + li': { marginTop: 8 } },
  '& > ol': { listStyle: 'decimal' },
  '& > :is(ul, ol) > li::marker': { color: theme.vars.palette.text.secondary },
  '& > hr': {
    clear: 'both',
    width: 96,
    margin: '56px auto',
    border: 0,
    borderTop: theme.line.field,
  },
  // A showcase has lines of its own, and two lines are never together.
  '& > hr + hr, & > section + hr': { display: 'none' },
  '& > :is(hr, section) + section': { borderTop: 0, paddingTop: 0 },
  '& > .wide': {
    clear: 'both',
    // The article's width. `100vw` would include the scrollbar.
    width: '100cqi',
    marginBlock: 48,
    marginInline: 'calc((100% - 100cqi) / 2)',
  },
}))
