import { useState } from 'react'
import { useCart } from '#src/features/cart/state/CartProvider.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { showToast } from '#src/ui/toast/toast-store.ts'

/** Downloaded when the button is pressed. */
const ConfirmDialog = onDemand(() => import('./ClearCartDialog.tsx').then((module) => module.ClearCartDialog))

/** Empties the cart after a confirmation. `CartProvider` shows the toast. */
export function ClearCart() {
  const { clear } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const confirm = () => {
    close()
    clear().catch(() => undefined)
  }
  const fail = () => {
    close()
    showToast({
      title: 'Error',
      description: 'Failed to open the confirmation. Please try again.',
      variant: 'destructive',
    })
  }
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Clear cart
      </Button>
      {isOpen && <ConfirmDialog props={{ onConfirm: confirm, onClose: close }} resetKey={isOpen} onError={fail} />}
    </>
  )
}
