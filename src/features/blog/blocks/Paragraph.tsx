import type { BlockOf } from './block-of.ts'

export function Paragraph({ content }: BlockOf<'paragraph'>) {
  return content ? <p>{content}</p> : null
}
