import Typography from '@mui/material/Typography'

/** Caption of a picture or film, or source of a quotation. */
export function Caption({ text, isCentred = false }: { text: string; isCentred?: boolean }) {
  return (
    <Typography
      component="figcaption"
      variant="body2"
      color="textSecondary"
      dir="auto"
      sx={{ maxWidth: '52ch', marginTop: 2, ...(isCentred && { marginInline: 'auto', textAlign: 'center' }) }}
    >
      {text}
    </Typography>
  )
}
