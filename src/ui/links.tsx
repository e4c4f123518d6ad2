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

/** A link among words, which has to show that it is one. */
export const TextLink = createLink(
  styled('a')(({ theme }) => ({
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.text.secondary,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    '&:hover': { textDecorationColor: 'currentColor' },
  })),
)
