/** Remembers that the visitor dismissed the demo notice. */
import { readStored, storageKey, writeStored } from '#src/lib/storage.ts'

const KEY = storageKey('demo-notice')
const DISMISSED = 'dismissed'

export const isNoticeDismissed = (): boolean => readStored(KEY, (text) => text === DISMISSED) !== null

/** Shows or hides the notice on this page. */
export function showNotice(isShown: boolean): void {
  if (isShown) delete document.documentElement.dataset.noticeDismissed
  else document.documentElement.dataset.noticeDismissed = ''
}

export const isNoticeShown = (): boolean => document.documentElement.dataset.noticeDismissed === undefined

export const rememberDismissal = (): void => void writeStored(KEY, DISMISSED)
