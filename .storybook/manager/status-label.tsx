/* @jsxRuntime classic */
import React from 'react'
import { Badge } from 'storybook/internal/components'
import type { API_HashEntry } from 'storybook/internal/types'
import { STATUSES } from '../components/status.ts'

/** Shows a component's status beside its name in the sidebar. Most are stable, so that is not shown. */
export function renderLabel({ type, name, tags }: API_HashEntry) {
  const status = STATUSES.find((each) => each !== 'stable' && tags.includes(each))
  if (type !== 'component' || !status) return undefined
  return (
    <>
      {name}{' '}
      <span style={{ flexShrink: 0 }}>
        <Badge compact>{status}</Badge>
      </span>
    </>
  )
}
