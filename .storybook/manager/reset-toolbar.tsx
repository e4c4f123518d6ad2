/* @jsxRuntime classic */
/** Toolbar button that sets all choices back. Hidden while none differs from its default. */
import React from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { initialGlobals } from '../toolbar.ts'

export function ResetToolbar() {
  // Not the globals in effect, because a story may set some of them.
  const [, updateGlobals, , chosen] = useGlobals()
  const isChanged = Object.entries(initialGlobals).some(([name, value]) => (chosen[name] ?? value) !== value)
  if (!isChanged) return null
  return (
    <Button variant="ghost" padding="small" ariaLabel={false} onClick={() => updateGlobals(initialGlobals)}>
      Reset
    </Button>
  )
}
