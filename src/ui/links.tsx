/** Text links inside the shop. */
import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'

/** A link that reads as plain text until it is pointed at: navigation, titles. */
export const PlainLink = createLink(
  styled('a')({
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  }),
)
