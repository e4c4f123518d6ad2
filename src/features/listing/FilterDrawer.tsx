import { mdiTune } from '@mdi/js'
import { useState } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import type { FiltersProps } from './Filters.tsx'

/** MUI's drawer is downloaded with the press that opens it. */
const Panel = onDemand(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel))

type FilterDrawerProps = FiltersProps & {
  /** How many filters are applied. */
  applied: number
  /** How many products they leave; unknown while the listing loads. */
  total: number | undefined
}

/** The sidebar's sections on small screens, in a drawer from below. */
export function FilterDrawer({ applied, ...panel }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const fail = () => {
    close()
    showToast({ title: 'Error', description: 'Failed to open the filters. Please try again.', variant: 'destructive' })
  }
  return (
    <>
      <Button sx={{ display: { md: 'none' } }} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon path={mdiTune} size={20} />
        Filters{applied > 0 && ` (${applied})`}
      </Button>
      {isOpen && <Panel props={{ ...panel, onClose: close }} resetKey={isOpen} onError={fail} />}
    </>
  )
}
