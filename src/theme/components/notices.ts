/** Empty and failed states, and skeletons. */
import type { ComponentStyles } from './component-styles.ts'

export const notices: ComponentStyles = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', transition: 'none' } },
  },
  MuiAlert: {
    // An icon, a sentence and one action (design.md, Empty and error states), without MUI's coloured bar.
    defaultProps: { severity: 'info' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        display: 'grid',
        // Not wider than the notice, also if the preferred width of its content is.
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        gap: 16,
        padding: '64px 16px',
        textAlign: 'center',
        color: 'inherit',
        backgroundColor: 'transparent',
        variants: [
          {
            // A strip above the content that it is about.
            props: { variant: 'outlined' },
            style: {
              display: 'flex',
              justifyContent: 'space-between',
              padding: '12px 12px 12px 16px',
              border: `1px solid ${theme.vars.palette.text.primary}`,
              textAlign: 'start',
            },
          },
        ],
      }),
      icon: ({ theme }) => ({
        margin: 0,
        padding: 0,
        opacity: 1,
        color: `${theme.vars.palette.text.secondary} !important`,
      }),
      message: { display: 'contents' },
      action: { flex: 'none', margin: 0, padding: 0 },
    },
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
