import { globalTypes } from '../../toolbar.ts'
import { Reading, SpecTable } from './parts.tsx'

type Item = { value: string; title: string }

const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null && 'value' in item

/** What the toolbar offers, and how an address says it. */
export function ToolbarChoices() {
  return (
    <SpecTable
      columns={['What', 'Choices', 'In the address']}
      rows={Object.entries(globalTypes).map(([name, { description, toolbar }]) => ({
        key: name,
        cells: [
          description,
          (toolbar?.items ?? [])
            .filter(isItem)
            .map(({ title }) => title)
            .join(', '),
          <Reading key="address">{name}</Reading>,
        ],
      }))}
    />
  )
}
