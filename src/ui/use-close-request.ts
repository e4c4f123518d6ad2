import { type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react'

declare global {
  // TypeScript's DOM library does not have it yet.
  class CloseWatcher extends EventTarget {
    destroy(): void
    requestClose(): void
  }
}

/**
 * True in browsers that turn Escape, and Back on Android, into one close request for the layer that opened last. In
 * others, layers listen to Escape.
 */
const HAS_CLOSE_WATCHER = 'CloseWatcher' in globalThis

function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const handleClose = useEffectEvent(onClose)
  // Before the layer is painted, because Escape may be pressed as soon as it is visible.
  useLayoutEffect(() => {
    if (!isOpen || !HAS_CLOSE_WATCHER) return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => handleClose())
    return () => watcher.destroy()
  }, [isOpen])
}

/** Calls `onClose` when the user asks to close an open menu or panel. Returns the element's props. */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  useCloseWatcher(isOpen, onClose)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!HAS_CLOSE_WATCHER && isOpen && event.key === 'Escape') onClose()
    },
  }
}

/** The same for one of MUI's modals, which is rendered only while it is open. */
export function useModalCloseRequest(onClose: () => void) {
  useCloseWatcher(true, onClose)
  return {
    onClose: (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
      if (!HAS_CLOSE_WATCHER || reason !== 'escapeKeyDown') onClose()
    },
  }
}
