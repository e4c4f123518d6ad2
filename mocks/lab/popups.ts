/** Simulates a popup blocker. */
let native: typeof window.open | undefined

let hasOpened = false
const reset = () => {
  hasOpened = false
}

/** Limits how many tabs a click can open. Undefined restores the browser's `window.open`. */
export function limitPopups(allowed: 'none' | 'first' | undefined): void {
  const open = native ?? globalThis.window?.open
  if (native) window.open = native
  native = allowed && open
  hasOpened = false
  if (!allowed) return
  window.addEventListener('click', reset, true)
  window.open = (...args) => {
    if (allowed === 'none' || hasOpened) return null
    hasOpened = true
    return open.apply(window, args)
  }
}
