import { styled } from '@mui/material/styles'
import * as RadixToast from '@radix-ui/react-toast'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepAboveModals } from './above-modals.ts'
import { ToastCard } from './ToastCard.tsx'
import { dismissToast, HOTKEY, useToastStore } from './toast-store.ts'

/** spec §9, in pixels. */
const SWIPE_THRESHOLD = 50

/** The visible toast with spec §9's timing, swipe and hotkey. Rendered in the browser alone. */
export function Toasts() {
  const { toast, duration } = useToastStore()
  const [host] = useState(() => document.createElement('div'))
  const home = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { place, stop } = keepAboveModals(host, home.current ?? document.body)
    const unsubscribe = useToastStore.subscribe(place)
    return () => {
      unsubscribe()
      stop()
    }
  }, [host])

  const cameFrom = useRef<Element | null>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const close = (id: number) => {
    dismissToast(id)
    // Radix would leave the keyboard in an empty region, where the next toast's time never runs.
    if (!host.contains(document.activeElement)) return
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  const toasts = (
    <RadixToast.Provider
      // Radix stays paused for good when a toast is closed under the pointer: each series begins afresh.
      key={toast?.series}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={host}
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />}
      <Viewport hotkey={[HOTKEY]} label="Notifications ({hotkey})" onFocus={rememberFocus} />
    </RadixToast.Provider>
  )
  return <div ref={home}>{createPortal(toasts, host)}</div>
}

const Viewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: theme.zIndex.snackbar,
  margin: '0 0 0 auto',
  width: 'min(400px, calc(100vw - 32px))',
  borderRadius: theme.shape.borderRadius,
}))
