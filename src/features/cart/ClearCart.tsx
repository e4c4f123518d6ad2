import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/buttons.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'
import { useCart } from './CartProvider.tsx'

/** MUI's dialog is downloaded with the press that opens it. */
const ConfirmDialog = onDemand(() => import('./ClearCartDialog.tsx').then((module) => module.ClearCartDialog))

/** Empties the cart, once the visitor has confirmed it. The toast is the provider's. */
export function ClearCart() {
  const { clear } = useCart()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const confirm = () => {
    const page = opener.current?.closest('main')
    // The dialog returns the focus to the button that opened it, and that goes with the lines.
    flushSync(close)
    page?.focus({ preventScroll: true })
    clear().catch(() => undefined)
  }
  const fail = () => {
    close()
    showToast({ title: 'Error', description: 'Failed to open the question. Please try again.', variant: 'destructive' })
  }
  return (
    <>
      <Button ref={opener} variant="text" onClick={() => setIsOpen(true)}>
        Clear cart
      </Button>
      {isOpen && <ConfirmDialog props={{ onConfirm: confirm, onClose: close }} resetKey={isOpen} onError={fail} />}
    </>
  )
}
