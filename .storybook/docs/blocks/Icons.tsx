import { IconGallery, IconItem } from '@storybook/addon-docs/blocks'
import { Icon } from '#src/ui/Icon.tsx'
import { shopIcons } from '../shop-icons.ts'
import { SpecTable } from './primitives.tsx'
import { TokenName } from './TokenName.tsx'

/** Gallery of every icon that the shop imports. */
export function Icons() {
  return (
    <IconGallery>
      {shopIcons.map(({ name, path }) => (
        <IconItem key={name} name={wordsOf(name)}>
          <Icon path={path} />
        </IconItem>
      ))}
    </IconGallery>
  )
}

/** Turns `mdiHeartOutline` into "heart outline". */
const wordsOf = (name: string) =>
  name
    .replace('mdi', '')
    .replaceAll(/\B[A-Z]/g, ' $&')
    .toLowerCase()

export function IconFiles() {
  return (
    <SpecTable
      columns={['', 'Name', 'Used in']}
      rows={shopIcons.map(({ name, path, files }) => ({
        key: name,
        cells: [
          <Icon key="icon" path={path} />,
          <TokenName key="name" name={name} />,
          files.map((file) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')).join(', '),
        ],
      }))}
    />
  )
}
