import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button } from '#src/ui/controls/buttons.tsx'
import { useModalCloseRequest } from '#src/ui/use-close-request.ts'

type ClearCartDialogProps = { onConfirm: () => void; onClose: () => void }

/** Asks for confirmation before the cart is emptied. */
export function ClearCartDialog({ onConfirm, onClose }: ClearCartDialogProps) {
  return (
    <Dialog open {...useModalCloseRequest(onClose)}>
      <DialogTitle>Clear your cart?</DialogTitle>
      <DialogContent>All items will be removed from your cart.</DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Keep items
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          Clear all items
        </Button>
      </DialogActions>
    </Dialog>
  )
}
