import type { BlockOf } from './block-of.ts'

export function Paragraph({ content }: BlockOf<'paragraph'>) {
  return content ? <p dir="auto">{content}</p> : null
}
