/** MUI's buttons, as the theme styles them (app/theme/components/buttons.ts), and links that look like one. */
import Button, { type ButtonProps } from '@mui/material/Button'
import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { createLink } from '@tanstack/react-router'

export { Button }

/** A link inside the shop that looks like a button. */
export const RouterButton = createLink(Button)

/** A link out of the shop that looks like a button. */
export function LinkButton(props: ButtonProps<'a'>) {
  return <Button component="a" {...props} />
}

/** As large as a target; its name is its `aria-label`, which its tooltip says. */
export function IconButton(props: IconButtonProps & { 'aria-label': string }) {
  return <MuiIconButton data-tooltip="" {...props} />
}

/** A link inside the shop that shows an icon alone. */
export const RouterIconButton = createLink(IconButton)
