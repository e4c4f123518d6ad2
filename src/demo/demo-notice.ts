/** Remembers that the visitor dismissed the demo notice. */
import { readStored, writeStored } from '#src/lib/storage.ts'

const KEY = 'demo-notice'
const DISMISSED = 'dismissed'

export const isNoticeDismissed = (): boolean => readStored(KEY, (text) => text === DISMISSED) !== null

export const rememberDismissal = (): void => void writeStored(KEY, DISMISSED)
