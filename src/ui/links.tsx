/** MUI's link meets the router here, once. */
import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** A link that reads as plain text until it is pointed at: navigation, titles. */
export const PlainLink = createLink(Link)

/** A link among words, which has to show that it is one. */
export const TextLink = createLink((props: LinkProps) => <Link underline="always" {...props} />)
