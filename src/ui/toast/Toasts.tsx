import { styled } from '@mui/material/styles'
import * as RadixToast from '@radix-ui/react-toast'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepAboveModals } from './above-modals.ts'
import { ToastCard } from './ToastCard.tsx'
import { dismissToast, HOTKEY, useToastStore } from './toast-store.ts'
import { TOAST_MARGIN, useToastPlace } from './use-toast-place.ts'

/** spec §9, in pixels. */
const SWIPE_THRESHOLD = 50

/**
 * The current toast with duration, swipe and hotkey of spec §9. Not rendered on the server, because it creates an
 * element.
 */
export function Toasts() {
  const { toast, duration } = useToastStore()
  const [host] = useState(() => document.createElement('div'))
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { update, stop } = keepAboveModals(host, parent.current ?? document.body)
    const unsubscribe = useToastStore.subscribe(update)
    return () => {
      unsubscribe()
      stop()
    }
  }, [host])

  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport, toast?.open ? toast.id : undefined)

  const previousFocus = useRef<Element | null>(null)
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!host.contains(relatedTarget)) previousFocus.current = relatedTarget
  }
  const close = (id: number) => {
    dismissToast(id)
    // Radix leaves the focus in the empty region, and pauses the next toast's timer while the region has the focus.
    if (!host.contains(document.activeElement)) return
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected) previousFocus.current.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  const toasts = (
    <RadixToast.Provider
      // If a toast is closed under the pointer, Radix never resumes its timers. A new provider starts without a pause.
      key={toast?.series}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={host}
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />}
      <Viewport ref={viewport} hotkey={[HOTKEY]} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  )
  return (
    // Events in a toast bubble to this element, but not to the viewport, because Radix renders toasts in a portal.
    <div
      ref={parent}
      role="presentation"
      onFocus={rememberFocus}
      // Escape closes the focused toast. Without this it would also close the layer behind it (use-close-request.ts).
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {createPortal(toasts, host)}
    </div>
  )
}

const Viewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  insetInline: TOAST_MARGIN,
  bottom: TOAST_MARGIN,
  // The gutter of the page.
  [theme.breakpoints.up('md')]: { right: 'max(24px, 50% - 680px)' },
  '&[data-edge=top]': { top: 'var(--top)', bottom: 'auto', '--from': '-12px' },
  zIndex: theme.zIndex.snackbar,
  margin: '0 0 0 auto',
  width: 'min(400px, calc(100vw - 32px))',
  borderRadius: theme.shape.borderRadius,
}))
