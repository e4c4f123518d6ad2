import { mdiViewGridOutline, mdiViewListOutline } from '@mdi/js'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon } from '#src/ui/Icon.tsx'
import type { View } from './view.ts'

type ViewToggleProps = { view: View; onChange: (view: View) => void }

/** Switches between grid and list (spec §2, Product listing). One tab stop; the arrow keys move between the buttons. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <ToggleButtonGroup
      size="large"
      aria-label="View"
      value={view}
      // MUI passes null when the selected button is pressed again.
      onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="grid" sx={ICON_BUTTON} aria-label="Grid view" data-tooltip="">
        <Icon path={mdiViewGridOutline} size={20} />
      </ToggleButton>
      <ToggleButton value="list" sx={ICON_BUTTON} aria-label="List view" data-tooltip="">
        <Icon path={mdiViewListOutline} size={20} />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

/** A paler icon for the other view, because in the dark scheme the background of the selected one is hard to see. */
const ICON_BUTTON = { '&:not(.Mui-selected)': { color: 'text.secondary' } }
