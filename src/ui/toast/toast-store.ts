/** Toasts: one is visible at a time, and showing another replaces it (spec §4, §9). */
import { create } from 'zustand'

export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' }

type ShownToast = Toast & { id: number; open: boolean }

/** spec §9: how long a dismissed toast stays in the store, in milliseconds. */
const REMOVE_DELAY = 1_000_000

export const useToastStore = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

let lastId = 0

export function showToast(toast: Toast): void {
  lastId += 1
  useToastStore.setState({ toast: { ...toast, id: lastId, open: true } })
}

/** Closes the toast of that id; it is removed after `REMOVE_DELAY`. */
export function dismissToast(id: number): void {
  useToastStore.setState(({ toast }) => ({ toast: toast?.id === id ? { ...toast, open: false } : toast }))
  setTimeout(() => {
    useToastStore.setState(({ toast }) => ({ toast: toast?.id === id ? null : toast }))
  }, REMOVE_DELAY)
}
