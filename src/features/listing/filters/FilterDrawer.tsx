import { mdiTune } from '@mdi/js'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { useReplacedControls } from '#src/ui/use-replaced-controls.ts'
import type { FiltersProps } from './Filters.tsx'

/** MUI's drawer is downloaded when the filters are first opened. */
const Panel = onDemand(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel))

type FilterDrawerProps = FiltersProps & {
  /** The number of applied filters. */
  applied: number
  /** The number of products that match them; undefined while the listing loads. */
  total: number | undefined
  /** The text for screen readers (listing-announcement.ts). */
  announcement: string
}

/** The filters on small screens: a button that opens them in a drawer at the bottom of the screen. */
export function FilterDrawer({ applied, ...panel }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  // On large screens the column beside the products replaces the drawer.
  useReplacedControls({ opener: button, isOpen, close }, 'aside button')
  const fail = () => {
    close()
    showToast({ title: 'Error', description: 'Failed to open the filters. Please try again.', variant: 'destructive' })
  }
  return (
    <>
      <Button
        ref={button}
        sx={{ display: { md: 'none' }, whiteSpace: 'nowrap' }}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon path={mdiTune} size={20} />
        <span>{applied > 0 ? `Filters (${applied})` : 'Filters'}</span>
      </Button>
      {isOpen && <Panel props={{ ...panel, onClose: close }} resetKey={isOpen} onError={fail} />}
    </>
  )
}
