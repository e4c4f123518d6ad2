import Typography from '@mui/material/Typography'

/** What a browser without scripts is told where the prerendered page is not enough; `what` begins the sentence. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <Typography color="textSecondary" sx={{ paddingBlock: 3 }}>
        {`${what} needs JavaScript, which is off in this browser.`}
      </Typography>
    </noscript>
  )
}
