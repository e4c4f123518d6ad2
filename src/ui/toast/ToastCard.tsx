import { mdiClose } from '@mdi/js'
import { styled } from '@mui/material/styles'
import * as RadixToast from '@radix-ui/react-toast'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { ShownToast } from './toast-store.ts'

/** One toast. Destructive ones have the signal colour. */
export function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  return (
    <Card
      ref={keepFocusInRegion}
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      data-variant={toast.variant ?? 'default'}
    >
      <RadixToast.Title asChild>
        <strong>{toast.title}</strong>
      </RadixToast.Title>
      {toast.description && <RadixToast.Description dir="auto">{toast.description}</RadixToast.Description>}
      <RadixToast.Close asChild>
        <IconButton aria-label="Close notification">
          <Icon path={mdiClose} size={20} />
        </IconButton>
      </RadixToast.Close>
    </Card>
  )
}

/** If a focused toast is replaced, its region gets the focus instead of the document's body. */
const keepFocusInRegion = (card: HTMLLIElement | null) => {
  const region = card?.parentElement
  return () => {
    if (card?.contains(document.activeElement)) region?.focus()
  }
}

const Card = styled(RadixToast.Root)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'center',
  padding: '12px 8px 12px 16px',
  border: theme.line.hair,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[24],
  animation: `toast-in ${theme.timing.calm}`,
  // Moves in without a fade, so that it can be read at once.
  '@keyframes toast-in': { from: { transform: 'translateY(12px)' } },
  '@keyframes toast-out': { to: { opacity: 0 } },
  '@keyframes toast-swiped': {
    from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    to: { opacity: 0, transform: 'translateX(100%)' },
  },
  '& > strong, & > div': { gridColumn: 1, overflowWrap: 'anywhere' },
  // An error message from the server may be long. The card is focusable, so that the keyboard can scroll it.
  maxHeight: '50vh',
  overflowY: 'auto',
  '& > button': { position: 'sticky', top: 0, gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' },
  '&[data-variant=destructive]': {
    borderLeftColor: theme.vars.palette.signal.main,
    '& > strong': { color: theme.vars.palette.signal.main },
  },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${theme.timing.calm}` },
  '&[data-state=closed]': { animation: `toast-out ${theme.timing.quick}` },
  '&[data-swipe=end]': { animation: `toast-swiped ${theme.timing.quick}` },
}))
