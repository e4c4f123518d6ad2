import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { isServerCall } from '#src/config/server-calls.ts'
import { useSite } from '#src/config/site.tsx'
import { formatTime, parseDate } from '#src/lib/dates.ts'

type PricesAsOfProps = {
  /** When the server sent the prices, in milliseconds since the epoch; 0 until then. */
  time: number
  sx?: SxProps<Theme>
}

/**
 * The time of the prices beside it, which affiliate programs require: that of the catalogue file in file mode. An empty
 * line until the time is known. Renders nothing if the mock API has the products.
 */
export function PricesAsOf({ time, sx }: PricesAsOfProps) {
  const site = useSite()
  const { mode, generatedAt } = site.api
  if (mode === 'mock' && !isServerCall(site, '/api/products')) return null
  const shown = mode === 'file' ? parseDate(generatedAt) : time
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={sx}>
      {shown ? `Prices as of ${formatTime(shown)}` : '\u00A0'}
    </Typography>
  )
}
