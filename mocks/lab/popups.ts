/** Stands in for the browser's popup blocker, where a scenario asks for one. */
let native: typeof window.open | undefined

let isSpent = false
const renew = () => {
  isSpent = false
}

/** Takes how many tabs a click may open; undefined leaves it to the browser. */
export function limitPopups(allowed: 'none' | 'first' | undefined): void {
  const open = native ?? globalThis.window?.open
  if (native) window.open = native
  native = allowed && open
  isSpent = false
  if (!allowed) return
  window.addEventListener('click', renew, true)
  window.open = (...args) => {
    if (allowed === 'none' || isSpent) return null
    isSpent = true
    return open.apply(window, args)
  }
}
