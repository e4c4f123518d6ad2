/** The current toast. A new toast replaces it (spec §4, §9). */
import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  picture?: ReactNode
  action?: ToastAction
  /** True if the page announces the result, so that of the toast only the title is announced, after other announcements. */
  isBrief?: boolean
}

/** A button that closes the toast. */
type ToastAction = {
  label: string
  /** Names the result. Screen readers announce it with the toast. */
  hint: string
  onPress: () => void
}

export type ShownToast = Toast & {
  id: number
  open: boolean
  /** The id of the first of several toasts, of which each replaced an open one. */
  series: number
}

type ToastState = {
  toast: ShownToast | null
  /** Milliseconds that a toast is shown. */
  duration: number
}

type CurrentToast = Pick<ToastState, 'toast'>

type StoreAction =
  | { type: 'show'; id: number; toast: Toast }
  /** Closes the toast, which stays in the store until it is removed. */
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number }

/** Milliseconds that a toast is shown (spec §9). */
export const DURATION = 5000

/** The key that focuses the toast (spec §9). */
export const HOTKEY = 'F8'

/** Milliseconds that a dismissed toast stays in the store (spec §9). */
export const REMOVE_DELAY = 1_000_000

/** Ignores actions for a toast that was replaced. */
export function reduceToast(state: CurrentToast, action: StoreAction): CurrentToast {
  if (action.type === 'show') {
    const series = state.toast?.open ? state.toast.series : action.id
    return { toast: { ...action.toast, id: action.id, open: true, series } }
  }
  if (state.toast?.id !== action.id) return state
  return { toast: action.type === 'dismiss' ? { ...state.toast, open: false } : null }
}

export const useToastStore = create<ToastState>(() => ({ toast: null, duration: DURATION }))

const dispatch = (action: StoreAction) => useToastStore.setState((state) => reduceToast(state, action))

let lastId = 0

/** Shows a toast and returns its id, for `dismissToast`. */
export function showToast(toast: Toast): number {
  lastId += 1
  dispatch({ type: 'show', id: lastId, toast })
  return lastId
}

/** Closes a toast, and removes it after `REMOVE_DELAY`. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id })
  setTimeout(() => dispatch({ type: 'remove', id }), REMOVE_DELAY)
}
