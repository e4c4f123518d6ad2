import { onDemand } from '#src/ui/on-demand.tsx'
import { PlainToast } from './PlainToast.tsx'
import { useToastStore } from './toast-store.ts'

/** Radix's toast is downloaded with the first toast: most visits begin without one. */
const Toasts = onDemand(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** The region that holds the one visible toast. Where Radix fails to load, a plain one says the same. */
export function ToastRegion() {
  const toast = useToastStore((state) => state.toast)
  return toast && <Toasts props={{}} resetKey={toast.id} fallback={PlainToast} />
}
