import { styled } from '@mui/material/styles'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DemoControl } from './demo-control.ts'
import { toggleLab, useDemoStore } from './demo-store.ts'

const DemoPanel = lazy(() => import('./DemoPanel.tsx').then((module) => ({ default: module.DemoPanel })))
const DesignMarks = lazy(() => import('./DesignMarks.tsx').then((module) => ({ default: module.DesignMarks })))

/** Free in every browser, beside the toasts' F8. */
const SHORTCUT = 'F2'

/** The way to the Demo Lab, in mock mode alone. The lab is downloaded when it is first opened. */
export function DemoRegion() {
  const control = useDemoStore((state) => state.control)
  return control && <Demo control={control} />
}

function Demo({ control }: { control: DemoControl }) {
  const { isOpen, isMarked } = useDemoStore()
  const count = useSyncExternalStore(control.subscribe, control.chosen).length
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      toggleLab()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <aside aria-label="Demo">
      <Tab ref={opener} type="button" aria-expanded={isOpen} aria-keyshortcuts={SHORTCUT} onClick={toggleLab}>
        Demo{count > 0 && `: ${count}`}
      </Tab>
      <Suspense fallback={null}>
        {isOpen && <DemoPanel control={control} onClosed={() => opener.current?.focus()} />}
        {isMarked && <DesignMarks />}
      </Suspense>
    </aside>
  )
}

/** At the edge, where nothing of the shop is: above the buy bar, beside the cards. */
const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'fixed',
  left: 0,
  bottom: 'max(176px, 22vh)',
  zIndex: theme.zIndex.appBar,
  width: 24,
  minHeight: 64,
  padding: '8px 0',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: 0,
  borderRadius: '0 4px 4px 0',
  lineHeight: '22px',
  writingMode: 'vertical-rl',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  cursor: 'pointer',
}))
