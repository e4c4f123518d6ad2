/** Surfaces and skeletons. */
import type { ComponentStyles } from './component-styles.ts'

export const notices: ComponentStyles = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', transition: 'none' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '100%',
        backgroundColor: theme.vars.palette.divider,
        variants: [{ props: { variant: 'picture' }, style: { borderRadius: theme.shape.pictureRadius } }],
      }),
    },
  },
}
