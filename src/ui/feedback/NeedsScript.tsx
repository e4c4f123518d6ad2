import Typography from '@mui/material/Typography'

/** A sentence for browsers without JavaScript, in place of content that is not prerendered. It begins with `what`. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <Typography color="textSecondary" sx={{ paddingBlock: 3 }}>
        {`${what} needs JavaScript, which is off in this browser.`}
      </Typography>
    </noscript>
  )
}
