/* @jsxRuntime classic */
/**
 * Toolbar button that sets back all choices and the viewport. Hidden while all have their default. Storybook's menus of
 * vision filters and pseudo states have an item for it, and would go on showing a choice that another button sets back.
 */
import React from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { initialGlobals } from '../toolbar.ts'

const NO_VIEWPORT = { value: undefined, isRotated: false }

export function ResetToolbar() {
  // Not the globals in effect, because a story may set some of them.
  const [, updateGlobals, , chosen] = useGlobals()
  const isChanged =
    Object.entries(initialGlobals).some(([name, value]) => (chosen[name] ?? value) !== value) ||
    chosen.viewport?.value !== undefined
  if (!isChanged) return null
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel={false}
      onClick={() => updateGlobals({ ...initialGlobals, viewport: NO_VIEWPORT })}
    >
      Reset
    </Button>
  )
}
