import { styled } from '@mui/material/styles'

type PointsProps = { liked: string[]; missed: string[] }

/** Both sides of a verdict. */
export function Points({ liked, missed }: PointsProps) {
  return (
    <Sides>
      <Side title="Liked" sign="+" points={liked} />
      <Side title="Missed" sign="−" points={missed} />
    </Sides>
  )
}

function Side({ title, sign, points }: { title: string; sign: string; points: string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <span aria-hidden="true">{sign}</span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '16px 24px',
  '& h4': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginBottom: 4 },
  '& li': { display: 'flex', gap: 8 },
  '& li > span': { ...theme.typography.reading, color: theme.vars.palette.text.secondary },
}))
