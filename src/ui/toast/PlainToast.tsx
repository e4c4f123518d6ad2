import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/controls/buttons.tsx'
import { ToastTitle } from './ToastTitle.tsx'
import { DURATION, dismissToast, HOTKEY, type ShownToast, useToastStore } from './toast-store.ts'
import { TOAST_MARGIN, useToastPlace } from './use-toast-place.ts'

/** The toast shown if Radix cannot be downloaded. Same duration and announcement, but no swipe and no close button. */
export function PlainToast() {
  const toast = useToastStore((state) => state.toast)
  return toast && <PlainToastCard key={toast.id} toast={toast} />
}

/**
 * Milliseconds before the text is added: screen readers announce changes of a live region, but may miss its first
 * content.
 */
const ANNOUNCE_DELAY = 100

export function PlainToastCard({ toast }: { toast: ShownToast }) {
  const { id, description, action, isBrief, open } = toast
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(setIsAnnounced, ANNOUNCE_DELAY, true), setTimeout(dismissToast, DURATION, id)]
    return () => timers.forEach(clearTimeout)
  }, [id])
  const region = useRef<HTMLElement>(null)
  useToastPlace(region, isAnnounced && open ? id : undefined)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => event.key === HOTKEY && region.current?.focus()
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  const runAction = () => {
    dismissToast(id)
    action?.onPress()
  }
  return (
    <Region ref={region} aria-label={`Notifications (${HOTKEY})`} tabIndex={-1}>
      <div role={isBrief ? undefined : 'status'}>
        {isAnnounced && open && (
          <p>
            <strong>
              <ToastTitle toast={toast} />
            </strong>{' '}
            <bdi>{description}</bdi> {action && <Button onClick={runAction}>{action.label}</Button>}
          </p>
        )}
      </div>
    </Region>
  )
}

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: TOAST_MARGIN,
  bottom: TOAST_MARGIN,
  '&[data-edge=top]': { top: 'var(--top)', bottom: 'auto' },
  zIndex: theme.zIndex.snackbar,
  marginLeft: 'auto',
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  '& p': {
    padding: '12px 16px',
    border: theme.line.hair,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
  },
}))
