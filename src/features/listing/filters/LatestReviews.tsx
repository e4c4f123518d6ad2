import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

/** Static content (spec §2). The shop has no routes for these links, so they are plain links, not router links. */
const REVIEWS = [
  { path: 'reviews/celestron-nexstar', title: 'Celestron NexStar', when: '2 days ago' },
  { path: 'reviews/dell-poweredge', title: 'Dell PowerEdge', when: '5 days ago' },
  { path: 'reviews/yamaha-mg32', title: 'Yamaha MG32', when: '1 week ago' },
]

export function LatestReviews() {
  return (
    <ul>
      {REVIEWS.map(({ path, title, when }) => (
        <Stack key={path} component="li" direction="row" sx={ENTRY}>
          <Link href={import.meta.env.BASE_URL + path} color="primary" underline="always">
            {title}
          </Link>
          <Typography variant="caption" component="small" color="textSecondary">
            {when}
          </Typography>
        </Stack>
      ))}
    </ul>
  )
}

const ENTRY = {
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  paddingInline: 2,
} satisfies SxProps<Theme>
