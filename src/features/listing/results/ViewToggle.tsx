import { mdiViewGridOutline, mdiViewListOutline } from '@mdi/js'
import { memo } from 'react'
import { IconToggle, IconToggleGroup } from '#src/ui/controls/toggles.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { View } from './view.ts'

type ViewToggleProps = { view: View; onChange: (view: View) => void }

/** Switches between grid and list (spec §2, Product listing). Memoized like `SortControl`. */
export const ViewToggle = memo(function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <IconToggleGroup
      aria-label="View"
      value={view}
      // MUI passes null when the selected button is pressed again.
      onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
    >
      <IconToggle value="grid" aria-label="Grid view" data-tooltip="">
        <Icon path={mdiViewGridOutline} size={20} />
      </IconToggle>
      <IconToggle value="list" aria-label="List view" data-tooltip="">
        <Icon path={mdiViewListOutline} size={20} />
      </IconToggle>
    </IconToggleGroup>
  )
})
