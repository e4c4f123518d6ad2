import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

type PointsProps = { liked: string[]; missed: string[] }

/** Two lists: the advantages and the drawbacks of a product. Leaves out an empty list with its heading. */
export function Points({ liked, missed }: PointsProps) {
  return (
    <Box sx={sides}>
      <Side title="Pros" sign="+" points={liked} />
      <Side title="Cons" sign="−" points={missed} />
    </Box>
  )
}

function Side({ title, sign, points }: { title: string; sign: string; points: string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, marginBottom: 1 }}>
        {title}
      </Typography>
      <ul>
        {points.map((point) => (
          <Stack key={point} component="li" direction="row" sx={{ gap: 2 }}>
            <Typography
              variant="reading"
              color="textSecondary"
              aria-hidden="true"
              sx={{ flex: 'none', width: '0.6em' }}
            >
              {sign}
            </Typography>
            {point}
          </Stack>
        ))}
      </ul>
    </div>
  )
}

const sides = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  // The column gap of `Readings` above.
  gap: '16px 8px',
}
