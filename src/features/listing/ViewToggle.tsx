import { mdiViewGridOutline, mdiViewListOutline } from '@mdi/js'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { memo } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import type { View } from './view.ts'

type ViewToggleProps = { view: View; onChange: (view: View) => void }

/**
 * Grid or list (spec §2, Product listing). Tab reaches it once, arrows lead from one to the
 * other: one choice is one control.
 */
export const ViewToggle = memo(function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <ToggleButtonGroup
      size="large"
      aria-label="View"
      value={view}
      // Null where the chosen one is pressed again: it stays.
      onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="grid" sx={SIGN} aria-label="Grid view" data-tooltip="">
        <Icon path={mdiViewGridOutline} size={20} />
      </ToggleButton>
      <ToggleButton value="list" sx={SIGN} aria-label="List view" data-tooltip="">
        <Icon path={mdiViewListOutline} size={20} />
      </ToggleButton>
    </ToggleButtonGroup>
  )
})

/** The view that is on stands out in the dark scheme too. */
const SIGN = { '&:not(.Mui-selected)': { color: 'text.secondary' } }
