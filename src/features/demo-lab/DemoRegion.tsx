import ButtonBase from '@mui/material/ButtonBase'
import { styled, type Theme } from '@mui/material/styles'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { DemoApi } from '#src/api/demo-api.ts'
import { useSite } from '#src/config/site.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { closeLab, toggleLab, useDemoStore } from './demo-store.ts'

const DemoLab = onDemand(() => import('./DemoLab.tsx').then((module) => module.DemoLab))

/** Opens and closes the Demo Lab. F2, because browsers do not use it; F8 is the toasts' hotkey. */
const SHORTCUT = 'F2'

/** Button that opens the Demo Lab, in mock mode only. The lab is downloaded when it is first opened. */
export function DemoRegion() {
  const { mode } = useSite().api
  const demo = useDemoStore((state) => state.demo)
  return mode === 'mock' && <Place>{demo && <Demo demo={demo} />}</Place>
}

function Demo({ demo }: { demo: DemoApi }) {
  const { isOpen, isMarked } = useDemoStore()
  const count = useSyncExternalStore(demo.subscribe, demo.chosen).length
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      toggleLab()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <aside aria-label="Demo">
      <Tab ref={opener} aria-expanded={isOpen} aria-keyshortcuts={SHORTCUT} onClick={toggleLab}>
        <Flag>{count > 0 ? `Demo: ${count}` : 'Demo'}</Flag>
      </Tab>
      {(isOpen || isMarked) && (
        <DemoLab props={{ demo, onClosed: () => opener.current?.focus() }} resetKey={null} onError={closeAfterError} />
      )}
    </aside>
  )
}

/** Closes the lab, so that opening it again is a new attempt. */
function closeAfterError() {
  closeLab()
  showToast({ title: 'Error', description: 'The Demo Lab can’t be shown. Please try again.', variant: 'destructive' })
}

const atTheEdge = ({ breakpoints }: Theme) => `@media (min-width: ${breakpoints.values.md}px) and (min-height: 481px)`

/** Reserves the button's height while the mock API starts. Otherwise a reload could not return to the page's end. */
const Place = styled('div')(({ theme }) => ({
  minHeight: theme.target,
  [atTheEdge(theme)]: { minHeight: 0 },
  '@media print': { display: 'none' },
}))

/**
 * Fixed to the left edge. On small and on short screens it is in the flow before the footer instead, so that it never
 * covers the content.
 * The target is wider than its visible part, `Flag`.
 */
const Tab = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  minHeight: theme.target,
  margin: '0 auto',
  [atTheEdge(theme)]: {
    position: 'fixed',
    left: 0,
    bottom: 'max(11rem, 22vh)',
    zIndex: theme.zIndex.appBar,
    justifyContent: 'start',
    width: 24,
    margin: 0,
  },
}))

const Flag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 16px',
  [atTheEdge(theme)]: {
    // Limited, because the tab must stay within the page's margin.
    fontSize: 'min(0.8125rem, 20px)',
    writingMode: 'vertical-rl',
    width: 24,
    minHeight: 64,
    padding: '8px 0',
    border: theme.line.hair,
    borderLeft: 0,
    borderRadius: theme.shape.borderRadius,
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    lineHeight: '22px',
    background: theme.vars.palette.background.paper,
  },
}))
