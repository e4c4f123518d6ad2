import { styled } from '@mui/material/styles'
import { INERT_CONTROLS } from './by-design.ts'
import { useDemoStore } from './demo-store.ts'

/** The switch that marks inert controls, and the list of them all. */
export function ByDesign() {
  const isMarked = useDemoStore((state) => state.isMarked)
  return (
    <>
      <Switch>
        <input
          type="checkbox"
          checked={isMarked}
          onChange={(event) => useDemoStore.setState({ isMarked: event.target.checked })}
        />
        Mark what does nothing by design
      </Switch>
      <List>
        {INERT_CONTROLS.map(({ control, paragraph, says, page }) => (
          <li key={control}>
            <a href={import.meta.env.BASE_URL + page}>{control}</a> <code>{paragraph}</code>
            <q>{says}</q>
          </li>
        ))}
      </List>
    </>
  )
}

const Switch = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.text.primary },
}))

const List = styled('ul')(({ theme }) => ({
  '& li': { paddingBlock: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { display: 'inline-block', paddingBlock: 4 },
  '& q': { display: 'block', color: theme.vars.palette.text.secondary },
  '& code': { ...theme.typography.reading, color: theme.vars.palette.text.secondary },
}))
