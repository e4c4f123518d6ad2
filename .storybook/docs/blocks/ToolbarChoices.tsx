import { MENUS } from '../../toolbar.ts'
import { SpecTable, Value } from './primitives.tsx'

/** Table of the toolbar's choices and their URL parameters. */
export function ToolbarChoices() {
  return (
    <SpecTable
      columns={['Setting', 'Choices', 'In the URL']}
      rows={Object.entries(MENUS).map(([name, { description, choices }]) => ({
        key: name,
        cells: [description, Object.values(choices).join(', '), <Value key="url">{name}</Value>],
      }))}
    />
  )
}
