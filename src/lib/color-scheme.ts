/** The colour scheme that MUI keeps in localStorage. */
import { readStored, storageKey } from './storage.ts'

/** For MUI's provider and its script in the page. */
export const SCHEME_KEYS = { modeStorageKey: storageKey('color-scheme'), colorSchemeStorageKey: storageKey('scheme') }

const isMode = (text: string) => ['light', 'dark', 'system'].includes(text)

/**
 * Returns the mode that the visitor chose: light, dark or system. Removes an invalid one, with which MUI would set no
 * scheme and select no mode. Call it before MUI reads it.
 */
export const storedMode = (): string => readStored(SCHEME_KEYS.modeStorageKey, isMode) ?? 'system'
