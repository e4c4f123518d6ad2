import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { styled } from '@mui/material/styles'
import * as RadixToast from '@radix-ui/react-toast'
import { IconButton } from '#src/ui/buttons.tsx'
import { dismissToast, useToastStore } from './toast-store.ts'

/** spec §9, in milliseconds and pixels. */
const DURATION = 5000
const SWIPE_THRESHOLD = 50
const HOTKEY = 'F8'

/** The visible toast with spec §9's timing, swipe and hotkey. */
export function Toasts() {
  const toast = useToastStore((state) => state.toast)
  return (
    <RadixToast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Card
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          data-variant={toast.variant ?? 'default'}
        >
          <RadixToast.Title asChild>
            <strong>{toast.title}</strong>
          </RadixToast.Title>
          {toast.description && <RadixToast.Description>{toast.description}</RadixToast.Description>}
          <RadixToast.Close asChild>
            <IconButton aria-label="Close notification">
              <CloseOutlined fontSize="small" />
            </IconButton>
          </RadixToast.Close>
        </Card>
      )}
      <Viewport hotkey={[HOTKEY]} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  )
}

const Viewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: theme.zIndex.snackbar,
  margin: '0 0 0 auto',
  width: 'min(400px, calc(100vw - 32px))',
}))

const Card = styled(RadixToast.Root)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 8,
  alignItems: 'center',
  padding: '12px 8px 12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 4,
  background: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px rgb(0 0 0 / .16)',
  '& > strong, & > div': { gridColumn: 1, overflowWrap: 'anywhere' },
  '& > button': { gridColumn: 2, gridRow: '1 / span 2' },
  '&[data-variant=destructive]': { borderLeftColor: theme.vars.palette.signal.main },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 200ms ease-out' },
}))
