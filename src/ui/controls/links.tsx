/** Router-aware MUI links. */
import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** A link that is underlined only on hover, for navigation and titles. */
export const PlainLink = createLink(Link)

/** An underlined link, for text. */
export const TextLink = createLink((props: LinkProps) => <Link underline="always" {...props} />)
