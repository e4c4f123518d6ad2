import { onDemand } from '#src/ui/on-demand.tsx'
import { PlainToast } from './PlainToast.tsx'
import { useToastStore } from './toast-store.ts'

/** Radix's toast is downloaded with the first toast, because most visits have none. */
const Toasts = onDemand(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** Shows the current toast, without Radix if that cannot be downloaded. */
export function ToastRegion() {
  const toast = useToastStore((state) => state.toast)
  return toast && <Toasts props={{}} resetKey={toast.id} fallback={PlainToast} />
}
