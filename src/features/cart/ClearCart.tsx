import { useRef } from 'react'
import { Button } from '#src/ui/buttons.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useCart } from './CartProvider.tsx'

/** Empties the cart, once the visitor has confirmed it. The toast is the provider's. */
export function ClearCart() {
  const { clear } = useCart()
  const dialog = useRef<HTMLDialogElement>(null)
  const confirm = () => {
    const page = dialog.current?.closest('main')
    dialog.current?.close()
    // The button that opened the dialog goes with the lines.
    page?.focus({ preventScroll: true })
    clear().catch(() => undefined)
  }
  return (
    <>
      <Button variant="text" onClick={() => dialog.current?.showModal()}>
        Clear cart
      </Button>
      <Dialog ref={dialog} title="Clear your cart?">
        <p>All items will be removed from it.</p>
        <footer>
          <Button variant="text" onClick={() => dialog.current?.close()}>
            Keep items
          </Button>
          <Button variant="contained" onClick={confirm}>
            Clear all items
          </Button>
        </footer>
      </Dialog>
    </>
  )
}
