import { styled } from '@mui/material/styles'

/** A link past a group of controls, shown while it has the focus. Its parent must be positioned. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  fontWeight: 600,
  background: theme.vars.palette.background.paper,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}))
