import ButtonBase from '@mui/material/ButtonBase'
import { styled, type Theme } from '@mui/material/styles'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { isStateLinked } from '#src/demo/chosen-scenarios.ts'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { updateAddress } from '#src/features/demo-lab/scenarios/update-address.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { closeLab, toggleLab, useDemoStore } from './demo-store.ts'

// In the same chunk, because both are needed once the mock API is ready.
export { DemoNotes } from './DemoNotes.tsx'

const DemoLab = onDemand(() => import('./DemoLab.tsx').then((module) => module.DemoLab))

/** Opens and closes the Demo Lab. F2, because browsers do not use it; F8 is the toasts' hotkey. */
const SHORTCUT = 'F2'

/** Button that opens the Demo Lab. The lab is downloaded when it is first opened. */
export function DemoButton({ demo }: { demo: DemoApi }) {
  const { isOpen, isMarked } = useDemoStore()
  const count = useSyncExternalStore(demo.subscribe, demo.chosen).length
  const opener = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  useEffect(() => {
    updateAddress(router)
    return router.subscribe('onResolved', () => updateAddress(router))
  }, [router])
  useEffect(() => {
    // A link to a state of the page that is open changes only the hash, which loads nothing.
    const openLinked = () => isStateLinked() && location.reload()
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => removeEventListener('hashchange', openLinked)
  }, [])
  // A layout effect, so that the key works as soon as the button is shown, also on a busy machine.
  useLayoutEffect(() => {
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

const onWideScreens = ({ breakpoints }: Theme) =>
  `@media (min-width: ${breakpoints.values.md}px) and (min-height: 481px)`

/**
 * Fixed to the left edge. On small and on short screens it is at the footer's upper edge instead, so that it never covers
 * the content.
 * The target is larger than its visible part, `Flag`.
 */
const Tab = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  left: 16,
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  minHeight: theme.target,
  [onWideScreens(theme)]: {
    position: 'fixed',
    left: 0,
    bottom: 'max(11rem, 22vh)',
    zIndex: theme.zIndex.appBar,
    alignItems: 'center',
    justifyContent: 'start',
    width: 24,
  },
}))

const Flag = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '4px 16px',
  border: theme.line.field,
  borderTop: 0,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  background: theme.vars.palette.background.default,
  [onWideScreens(theme)]: {
    // Limited, because the tab must stay within the page's margin.
    fontSize: 'min(0.8125rem, 20px)',
    writingMode: 'vertical-rl',
    width: 24,
    minHeight: 64,
    padding: '8px 0',
    border: theme.line.field,
    borderLeft: 0,
    borderRadius: `0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0`,
    lineHeight: '22px',
    background: theme.vars.palette.background.paper,
  },
}))
