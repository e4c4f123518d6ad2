import { styled } from '@mui/material/styles'
import { Part } from './InfoPage.tsx'
import { keptItems } from './privacy-content.ts'

export const keptSection = { id: 'kept', title: 'What your browser keeps' }

/** Each item the shop stores, under the name it has in the browser's storage. */
export function KeptItems() {
  return (
    <Part aria-labelledby={keptSection.id}>
      <h2 id={keptSection.id}>{keptSection.title}</h2>
      <Items>
        {keptItems.map(({ name, holds, why, until }) => (
          <div key={name}>
            <h3>{name}</h3>
            <dl>
              <dt>Holds</dt>
              <dd>{holds}</dd>
              <dt>Why</dt>
              <dd>{why}</dd>
              <dt>Until</dt>
              <dd>{until}</dd>
            </dl>
          </div>
        ))}
      </Items>
    </Part>
  )
}

const Items = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    background: theme.vars.palette.background.paper,
  },
  '& h3': { ...theme.typography.reading, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: '4px 12px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
