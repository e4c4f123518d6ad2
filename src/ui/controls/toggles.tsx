/** Toggle buttons in three forms: a segmented control of texts, a group of icons, a row in a list of options. */
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup'

/** Contains `Segment`s, of which one is selected. One tab stop; the arrow keys move between the buttons. */
export const SegmentedControl = styled(ToggleButtonGroup)({ gap: 2, padding: 2 })

/** A text in a `SegmentedControl`. */
export const Segment = styled(ToggleButton)(({ theme }) => ({
  ...theme.typography.caption,
  minHeight: 24,
  padding: '0 10px',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { minHeight: theme.target },
}))

/** Contains `IconToggle`s, of which one is selected. One tab stop; the arrow keys move between the buttons. */
export const IconToggleGroup = styled(ToggleButtonGroup)({
  // The buttons have a transparent border, and the group has no padding, so that the group is `theme.target` high.
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: '2px solid transparent',
    backgroundClip: 'padding-box',
  },
})

/** An icon in an `IconToggleGroup`. */
export const IconToggle = styled(ToggleButton)(({ theme }) => ({
  width: theme.target,
  height: theme.target,
  padding: 0,
}))

/** A row in a list of options. It can be used without a group. */
export const OptionRow = styled(ToggleButton)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: 8,
  minHeight: theme.row,
  padding: '0 8px',
  border: 0,
  lineHeight: theme.typography.body2.lineHeight,
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.divider } },
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'inherit',
    backgroundColor: theme.vars.palette.divider,
    fontWeight: 600,
    boxShadow: `inset 2px 0 ${theme.vars.palette.signal.bright}`,
  },
  '&.Mui-disabled': { border: 0, color: 'inherit' },
  [theme.breakpoints.down('md')]: { minHeight: theme.target },
}))
