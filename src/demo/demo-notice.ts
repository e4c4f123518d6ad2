/** Remembers that the visitor dismissed the demo notice. */
import { readStored, storageKey, writeStored } from '#src/lib/storage.ts'

const KEY = storageKey('demo-notice')
const DISMISSED = 'dismissed'

export const isNoticeDismissed = (): boolean => readStored(KEY, (text) => text === DISMISSED) !== null

export const rememberDismissal = (): void => void writeStored(KEY, DISMISSED)
