import type { BlockOf } from './block-of.ts'

/** A list. An ordered list can start at any whole number. */
export function ItemList({ style, start, items }: BlockOf<'list'>) {
  const shown = items.filter(Boolean)
  if (shown.length === 0) return null
  const entries = shown.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two items can be equal.
    <li key={index} dir="auto">
      {item}
    </li>
  ))
  if (style !== 'ordered') return <ul>{entries}</ul>
  return <ol start={Number.isSafeInteger(start) ? start : undefined}>{entries}</ol>
}
