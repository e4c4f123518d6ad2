import { mdiViewGridOutline, mdiViewListOutline } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { View } from './ProductGrid.tsx'

/** Grid or list; local to the page (spec §2, Product listing). */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Pair>
      <IconButton aria-label="Grid view" aria-pressed={view === 'grid'} onClick={() => onChange('grid')}>
        <Icon path={mdiViewGridOutline} size={20} />
      </IconButton>
      <IconButton aria-label="List view" aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <Icon path={mdiViewListOutline} size={20} />
      </IconButton>
    </Pair>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  color: theme.vars.palette.text.secondary,
  '& [aria-pressed=true]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -2px ${theme.vars.palette.text.primary}`,
  },
}))
