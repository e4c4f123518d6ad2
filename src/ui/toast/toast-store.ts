/** Toasts: one is visible at a time, and showing another replaces it (spec §4, §9). */
import { create } from 'zustand'

export type Toast = { title: string; description?: string; variant?: 'default' | 'destructive' }

export type ShownToast = Toast & {
  id: number
  open: boolean
  /** Shared by toasts that replaced each other while one was open; the id of the first. */
  series: number
}

type ToastState = {
  toast: ShownToast | null
  /** How long each is shown, in milliseconds. */
  duration: number
}

type Shown = Pick<ToastState, 'toast'>

type ToastAction =
  | { type: 'show'; id: number; toast: Toast }
  /** Closes it; it stays in the store until it is removed. */
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number }

/** spec §9: how long a toast is shown, in milliseconds, and what leads to it. */
export const DURATION = 5000
export const HOTKEY = 'F8'

/** spec §9: how long a dismissed toast stays in the store, in milliseconds. */
export const REMOVE_DELAY = 1_000_000

/** A toast that was replaced is gone: what is still said to it changes nothing. */
export function reduceToast(state: Shown, action: ToastAction): Shown {
  if (action.type === 'show') {
    const series = state.toast?.open ? state.toast.series : action.id
    return { toast: { ...action.toast, id: action.id, open: true, series } }
  }
  if (state.toast?.id !== action.id) return state
  return { toast: action.type === 'dismiss' ? { ...state.toast, open: false } : null }
}

export const useToastStore = create<ToastState>(() => ({ toast: null, duration: DURATION }))

const dispatch = (action: ToastAction) => useToastStore.setState((state) => reduceToast(state, action))

let lastId = 0

/** Shows the toast; returns the id to dismiss it by. */
export function showToast(toast: Toast): number {
  lastId += 1
  dispatch({ type: 'show', id: lastId, toast })
  return lastId
}

/** Closes the toast of that id; it is removed after `REMOVE_DELAY`. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id })
  setTimeout(() => dispatch({ type: 'remove', id }), REMOVE_DELAY)
}
