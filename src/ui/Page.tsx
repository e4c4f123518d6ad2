import { styled } from '@mui/material/styles'

/** Content width 1360, with gutters that shrink on small screens. */
export const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1360 + 2 * 24,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}))
