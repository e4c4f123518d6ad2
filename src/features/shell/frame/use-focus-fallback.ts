import { type FocusEvent, useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Moves the focus if a render removes the focused element. Browsers would leave it on `<body>`.
 *
 * The focus goes to the next item of the list that the element was in, else to the previous one, else to the nearest
 * remaining ancestor with a `tabIndex`, such as `<main>`. Returns the props of the element whose content is watched.
 */
export function useFocusFallback() {
  const container = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (!container.current) return undefined
    const root = container.current
    const observer = new MutationObserver((changes) => {
      const lost = focused.current
      if (!lost || lost.isConnected || document.activeElement !== document.body) return
      focused.current = null
      for (const candidate of candidates(lost, changes, root)) {
        candidate.focus({ preventScroll: true })
        if (document.activeElement === candidate) return
      }
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return {
    ref: container,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // React ignores the events of elements that it removes, so this is the user leaving the element.
    onBlur: () => {
      focused.current = null
    },
  }
}

/** Yields the elements that may receive the focus, best first. */
function* candidates(lost: Element, changes: MutationRecord[], root: HTMLElement): Generator<HTMLElement> {
  const change = findRemoval(lost, changes)
  for (const item of [change?.nextSibling, change?.previousSibling]) {
    if (!(item instanceof HTMLLIElement)) continue
    yield item
    yield* item.querySelectorAll<HTMLElement>(FOCUSABLE)
  }
  for (let ancestor = change?.target; ancestor && ancestor !== root; ancestor = ancestor.parentNode ?? undefined) {
    if (ancestor instanceof HTMLElement) yield ancestor
  }
  yield* root.querySelectorAll('main')
}

/** Returns the change that took an element out of the document, or undefined if it was not in the watched one. */
function findRemoval(lost: Node, changes: MutationRecord[]): MutationRecord | undefined {
  const removed = lost.getRootNode()
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node === removed))
  return change && !change.target.isConnected ? findRemoval(change.target, changes) : change
}
