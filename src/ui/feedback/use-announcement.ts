import { useState } from 'react'

/**
 * Returns the text of a live region that announces changes of `value`. It is empty until the first change.
 *
 * `describe` receives the value before. It is undefined while the change is not shown yet.
 */
export function useAnnouncement<Value>(value: Value, describe?: (before: Value) => string | undefined): string {
  const [last, setLast] = useState({ value, text: '' })
  if (describe && last.value !== value) setLast({ value, text: describe(last.value) ?? last.text })
  return last.text
}
