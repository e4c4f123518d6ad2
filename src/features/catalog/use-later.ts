import { startTransition, useEffect, useState } from 'react'

/**
 * Gives `value` a render later than what it is rendered with: a page of cards is put in place in one
 * task, and what can wait stays out of it. Needs a value that is the same object while it says the same.
 */
export function useLater<Value extends object>(value: Value): Value {
  const [later, setLater] = useState(value)
  useEffect(() => startTransition(() => setLater(value)), [value])
  return later
}
