import { mdiClose } from '@mdi/js'
import { styled } from '@mui/material/styles'
import * as RadixToast from '@radix-ui/react-toast'
import { Button, IconButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ToastTitle } from './ToastTitle.tsx'
import type { ShownToast } from './toast-store.ts'

/** One toast. */
export function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { description, variant = 'default', picture, action, isBrief } = toast
  return (
    <Card
      ref={keepFocusInRegion}
      // Only a failure interrupts what a screen reader says.
      type={variant === 'destructive' && !isBrief ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      data-variant={variant}
      // The second press of a double click must not focus the closing toast, because the focus would be lost with it.
      onMouseDown={(event) => !toast.open && event.preventDefault()}
    >
      {picture}
      <Texts>
        <RadixToast.Title asChild>
          <strong>
            <ToastTitle toast={toast} />
          </strong>
        </RadixToast.Title>{' '}
        {description && (
          // Radix does not announce elements with this attribute. It joins the others, so there are spaces between them.
          <RadixToast.Description dir="auto" data-radix-toast-announce-exclude={isBrief ? '' : undefined}>
            {description}
          </RadixToast.Description>
        )}
      </Texts>{' '}
      {action && (
        <RadixToast.Action asChild altText={action.hint}>
          {/* The button can still be pressed while the toast moves out. */}
          <Button onClick={() => toast.open && action.onPress()}>{action.label}</Button>
        </RadixToast.Action>
      )}
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

const Texts = styled('div')({ flex: '1 1 8rem', minWidth: 0 })

const Card = styled(RadixToast.Root)(({ theme }) => ({
  display: 'flex',
  // Wraps the buttons if the text is large.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 8px 12px 12px',
  border: theme.line.hair,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  // Lighter than the panels that it covers.
  ...theme.applyStyles('dark', { background: theme.vars.palette.divider }),
  boxShadow: theme.shadows[24],
  animation: `toast-in ${theme.timing.calm}`,
  // Moves in without a fade, so that it can be read at once.
  '@keyframes toast-in': { from: { transform: 'translateY(var(--from, 12px))' } },
  '@keyframes toast-out': { to: { opacity: 0 } },
  '@keyframes toast-swiped': {
    from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
    to: { opacity: 0, transform: 'translateX(100%)' },
  },
  // An error message from the server may be long. The card is focusable, so that the keyboard can scroll it.
  maxHeight: '50vh',
  overflowY: 'auto',
  '& > button:last-of-type': { position: 'sticky', top: 0, alignSelf: 'start', marginInlineStart: -8 },
  '& > img': { borderRadius: theme.shape.borderRadius },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${theme.timing.calm}` },
  '&[data-state=closed]': { animation: `toast-out ${theme.timing.quick}` },
  '&[data-swipe=end]': { animation: `toast-swiped ${theme.timing.quick}` },
}))
