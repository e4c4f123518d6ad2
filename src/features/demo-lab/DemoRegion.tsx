import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { DemoApi } from '#src/api/demo-api.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { SHORT_SCREEN } from '#src/ui/short-screen.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { closeLab, toggleLab, useDemoStore } from './demo-store.ts'

const DemoLab = onDemand(() => import('./DemoLab.tsx').then((module) => module.DemoLab))

/** Opens and closes the Demo Lab. F2, because browsers do not use it; F8 is the toasts' hotkey. */
const SHORTCUT = 'F2'

/** Button that opens the Demo Lab, in mock mode only. The lab is downloaded when it is first opened. */
export function DemoRegion() {
  const demo = useDemoStore((state) => state.demo)
  return demo && <Demo demo={demo} />
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

/**
 * Fixed to the left edge, above a product's buy bar. On short screens it is below the page instead.
 * The target is wider than its visible part, `Flag`.
 */
const Tab = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  left: 0,
  bottom: 'max(11rem, 22vh)',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  justifyContent: 'start',
  width: 24,
  [SHORT_SCREEN]: {
    position: 'static',
    justifyContent: 'center',
    width: 'auto',
    minHeight: theme.target,
    margin: '0 auto',
  },
}))

const Flag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  // Limited, because the tab must stay within the page's margin.
  fontSize: 'min(0.8125rem, 14px)',
  writingMode: 'vertical-rl',
  width: 16,
  minHeight: 64,
  padding: '8px 0',
  border: theme.line.hair,
  borderLeft: 0,
  borderRadius: theme.shape.borderRadius,
  borderTopLeftRadius: 0,
  borderBottomLeftRadius: 0,
  lineHeight: '14px',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { width: 24, fontSize: 'min(0.8125rem, 20px)', lineHeight: '22px' },
  [SHORT_SCREEN]: {
    writingMode: 'horizontal-tb',
    width: 'auto',
    minHeight: 0,
    padding: '8px 16px',
    border: 0,
    background: 'none',
  },
}))
