import { styled } from '@mui/material/styles'

/** A static list (spec §2); its links have no route in this shop. */
const REVIEWS = [
  { path: 'reviews/celestron-nexstar', title: 'Celestron NexStar', when: '2 days ago' },
  { path: 'reviews/dell-poweredge', title: 'Dell PowerEdge', when: '5 days ago' },
  { path: 'reviews/yamaha-mg32', title: 'Yamaha MG32', when: '1 week ago' },
]

export function LatestReviews() {
  return (
    <ul>
      {REVIEWS.map(({ path, title, when }) => (
        <Entry key={path}>
          <a href={import.meta.env.BASE_URL + path}>{title}</a>
          <small>{when}</small>
        </Entry>
      ))}
    </ul>
  )
}

const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 8px',
  '& a': { color: theme.vars.palette.primary.main },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}))
