/** The colour scheme that MUI keeps in localStorage. */
import { readStored } from './storage.ts'

export const SCHEME_STORAGE_KEY = 'color-scheme'

const isMode = (text: string) => ['light', 'dark', 'system'].includes(text)

/** Returns the mode that the visitor chose: light, dark or system. */
export const storedMode = (): string => readStored(SCHEME_STORAGE_KEY, isMode) ?? 'system'

/** Removes invalid values, with which MUI would set no scheme and select no mode. Call it before MUI reads them. */
export function removeInvalidSchemes(): void {
  readStored(SCHEME_STORAGE_KEY, isMode)
  for (const scheme of ['light', 'dark']) readStored(`mui-color-scheme-${scheme}`, (text) => text === scheme)
}
