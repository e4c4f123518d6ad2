/**
 * Native buttons and links in the shop's dress. MUI's would cost the listing 48
 * instances of ripple, focus and colour logic before it can be used (docs/decisions).
 */
import { styled, type Theme } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Look = {
  /** `contained` for the one thing to do, `outlined` beside it, `text` among other things. */
  variant?: 'contained' | 'outlined' | 'text'
  /** `signal` for buying only. */
  color?: 'ink' | 'signal'
}

const options = { shouldForwardProp: (name: PropertyKey) => name !== 'variant' && name !== 'color' }

function look({ theme, variant = 'outlined', color = 'ink' }: Look & { theme: Theme }) {
  const { palette } = theme.vars
  const isSignal = color === 'signal'
  const ground = isSignal ? palette.signal.main : palette.text.primary
  const isFilled = variant === 'contained'
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: variant === 'text' ? '0 8px' : '6px 16px',
    border: `1px solid ${variant === 'text' ? 'transparent' : ground}`,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center' as const,
    textDecoration: 'none',
    cursor: 'pointer',
    color: isFilled ? (isSignal ? palette.signal.contrastText : palette.background.default) : palette.text.primary,
    background: isFilled ? ground : 'none',
    '@media (hover: hover)': {
      '&:hover': isFilled
        ? { background: isSignal ? palette.signal.dark : palette.text.secondary }
        : { background: palette.divider },
    },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  }
}

const DressedButton = styled('button', options)<Look>(look)

export function Button({ type = 'button', ...props }: ComponentProps<typeof DressedButton>) {
  return <DressedButton type={type} {...props} />
}

/** A link inside the shop that looks like a button. */
export const RouterButton = createLink(styled('a', options)<Look>(look))

/** A link out of the shop that looks like a button. */
export const LinkButton = styled('a', options)<Look>(look)

const DressedIconButton = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 4,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
})

/** 44 px square; its name is its `aria-label`, which its tooltip says. */
export function IconButton({ type = 'button', ...props }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <DressedIconButton type={type} data-tooltip="" {...props} />
}
