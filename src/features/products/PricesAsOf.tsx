import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { isServerCall } from '#src/config/server-calls.ts'
import { useSite } from '#src/config/site.tsx'
import { formatTime } from '#src/lib/dates.ts'

type PricesAsOfProps = {
  /** When the server sent the prices, in milliseconds since the epoch; 0 until then. */
  time: number
  sx?: SxProps<Theme>
}

/**
 * The time of the prices beside it, which affiliate programs require. An empty line until the time is known. Renders
 * nothing if the mock API has the products.
 */
export function PricesAsOf({ time, sx }: PricesAsOfProps) {
  const site = useSite()
  if (!isServerCall(site, '/api/products')) return null
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={sx}>
      {time > 0 ? `Prices as of ${formatTime(time)}` : '\u00A0'}
    </Typography>
  )
}
