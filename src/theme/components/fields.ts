/** Form fields: a visible label above a bordered field. */
import { mdiCheck, mdiChevronDown } from '@mdi/js'
import { createElement } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import type { ComponentStyles } from './component-styles.ts'

const Chevron = ({ className }: { className?: string }) =>
  createElement(Icon, { path: mdiChevronDown, size: 20, className })

/** Width and height of a checkbox, in pixels. */
const BOX = 18

export const fields: ComponentStyles = {
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { gap: 4 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        '&, &.Mui-focused': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiInputBase: {
    // MUI's global styles detect autofill for floating labels; these labels do not float.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({ font: 'inherit', color: theme.vars.palette.text.primary, letterSpacing: 'inherit' }),
      input: ({ theme }) => ({
        height: 'auto',
        // Subtracts the top and bottom borders, so that the field is `theme.target` high.
        minHeight: theme.target - 2,
        // Limited by the width of the window, so that large options and placeholders are not cut off.
        // iOS zooms into fields with less than 16 pixels, on a tablet too.
        [`${theme.breakpoints.down('md')}, (pointer: coarse)`]: { fontSize: 'max(16px, min(1rem, 7.5vw))' },
        animation: 'none',
        'textarea&': { display: 'block', paddingBlock: 10, resize: 'vertical' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        // The field is as high before the browser has parsed its input.
        minHeight: theme.target,
        border: theme.line.field,
        background: theme.vars.palette.background.paper,
        // A button at the end of the field has its own padding.
        paddingRight: 0,
        '&.Mui-error': { borderColor: theme.vars.palette.error.main },
        '&:has(> .MuiInputBase-input:focus-visible)': { outline: theme.line.focus, outlineOffset: 2 },
      }),
      input: { padding: '8px 12px', outline: 'none', boxSizing: 'border-box' },
      notchedOutline: { display: 'none' },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      icon: ({ theme }) => ({ top: 'calc(50% - 10px)', color: theme.vars.palette.text.secondary }),
    },
  },
  MuiCheckbox: {
    defaultProps: {
      color: 'secondary',
      // State sets every checkbox. Firefox would restore the previous one after a reload.
      slotProps: { input: { autoComplete: 'off' } },
      disableRipple: true,
      icon: createElement('span'),
      checkedIcon: createElement('span', null, createElement(Icon, { path: mdiCheck, size: BOX - 2 })),
    },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: (theme.target - BOX) / 2,
        borderRadius: theme.vars.shape.borderRadius,
        '& > span': {
          width: BOX,
          height: BOX,
          border: theme.line.field,
          borderRadius: `min(${theme.shape.borderRadius}px, ${BOX / 4}px)`,
          color: theme.vars.palette.background.paper,
          background: theme.vars.palette.background.paper,
        },
        '&.Mui-checked > span': {
          borderColor: theme.vars.palette.text.primary,
          background: theme.vars.palette.text.primary,
        },
        '& svg': { display: 'block' },
        // The input is transparent and covers the drawn box, so the box shows the focus ring.
        '&:has(:focus-visible)': { outline: theme.line.focus, outlineOffset: -6 },
        variants: [
          {
            // In a list of checkboxes.
            props: { size: 'small' },
            style: {
              padding: `${(theme.row - BOX) / 2}px 12px ${(theme.row - BOX) / 2}px 8px`,
              [theme.breakpoints.down('md')]: { paddingBlock: (theme.target - BOX) / 2 },
            },
          },
        ],
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { margin: 0 }, label: { font: 'inherit' } },
  },
}
