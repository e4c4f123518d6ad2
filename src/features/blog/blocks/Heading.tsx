import { createElement } from 'react'
import type { BlockOf } from './block-of.ts'
import { headingTag } from './heading-tag.ts'

export function Heading({ content, level }: BlockOf<'heading'>) {
  return content ? createElement(headingTag(level), { dir: 'auto' }, content) : null
}
