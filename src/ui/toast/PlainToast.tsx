import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { DURATION, dismissToast, HOTKEY, type ShownToast, useToastStore } from './toast-store.ts'

/** A toast without Radix, for when that can't be had: seen and heard for as long, but not touched. */
export function PlainToast() {
  const toast = useToastStore((state) => state.toast)
  return toast && <PlainToastCard key={toast.id} toast={toast} />
}

/** A screen reader may miss what a live region comes with; what changes in it is heard. In milliseconds. */
const PAUSE = 100

/** One of them, whose time runs from when it is there. */
export function PlainToastCard({ toast: { id, title, description, open } }: { toast: ShownToast }) {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(setIsSaid, PAUSE, true), setTimeout(dismissToast, DURATION, id)]
    return () => timers.forEach(clearTimeout)
  }, [id])
  return (
    <Region ref={focusOnHotkey} aria-label={`Notifications (${HOTKEY})`} tabIndex={-1}>
      <div role="status">
        {isSaid && open && (
          <p>
            <strong>{title}</strong> <bdi>{description}</bdi>
          </p>
        )}
      </div>
    </Region>
  )
}

const focusOnHotkey = (region: HTMLElement | null) => {
  const hear = (event: KeyboardEvent) => event.key === HOTKEY && region?.focus()
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

const Region = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: theme.zIndex.snackbar,
  marginLeft: 'auto',
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '& p': {
    padding: '12px 16px',
    border: theme.line.hair,
    borderRadius: theme.shape.borderRadius,
    overflowWrap: 'anywhere',
    background: theme.vars.palette.background.paper,
  },
}))
