/** MUI's buttons, styled in theme/components/buttons.ts, and links that look like buttons. */
import Button, { type ButtonProps } from '@mui/material/Button'
import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { createLink } from '@tanstack/react-router'

export { Button }

/** A link to a page of the shop that looks like a button. */
export const RouterButton = createLink(Button)

/** A link to another site that looks like a button. */
export function LinkButton(props: ButtonProps<'a'>) {
  return <Button component="a" {...props} />
}

/** A button with only an icon. Its tooltip shows its `aria-label`. */
export function IconButton(props: IconButtonProps & { 'aria-label': string }) {
  return <MuiIconButton data-tooltip="" {...props} />
}

/** A link to a page of the shop with only an icon. */
export const RouterIconButton = createLink(IconButton)
