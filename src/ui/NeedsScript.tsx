import { styled } from '@mui/material/styles'

/** What a browser without scripts is told where the prerendered page is not enough; `what` begins the sentence. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <Sentence>{`${what} needs JavaScript, which is off in this browser.`}</Sentence>
    </noscript>
  )
}

const Sentence = styled('p')(({ theme }) => ({
  paddingBlock: 12,
  color: theme.vars.palette.text.secondary,
}))
