import { globalTypes } from '../../toolbar.ts'
import { SpecTable, Value } from './primitives.tsx'

type Item = { value: string; title: string }

const isItem = (item: unknown): item is Item => typeof item === 'object' && item !== null && 'value' in item

/** Table of the toolbar's choices and their URL parameters. */
export function ToolbarChoices() {
  return (
    <SpecTable
      columns={['Setting', 'Choices', 'In the URL']}
      rows={Object.entries(globalTypes).map(([name, { description, toolbar }]) => ({
        key: name,
        cells: [
          description,
          (toolbar?.items ?? [])
            .filter(isItem)
            .map(({ title }) => title)
            .join(', '),
          <Value key="url">{name}</Value>,
        ],
      }))}
    />
  )
}
