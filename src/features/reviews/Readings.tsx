import { styled } from '@mui/material/styles'

/** Measured values, set like the displays they were read from. */
export function Readings({ readings }: { readings: [label: string, value: string][] }) {
  return (
    <Panel>
      {readings.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Panel>
  )
}

const Panel = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { padding: '12px 8px 12px 0' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.reading, fontSize: theme.typography.h2.fontSize },
  '@container (min-width: 440px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))
