import { styled } from '@mui/material/styles'

/** A line length of at most 68 characters (design.md, Type). */
export const MEASURE = '28em'

/** Styles of continuous text. */
export const Prose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: MEASURE,
  fontSize: theme.typography.h3.fontSize,
  lineHeight: 1.6,
  textWrap: 'pretty',
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.25em' },
  '& ul': { display: 'grid', gap: 8, paddingInlineStart: 20, listStyle: 'square' },
  '& li::marker': { color: theme.vars.palette.text.secondary },
}))
