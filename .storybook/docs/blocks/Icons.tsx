import { IconGallery, IconItem } from '@storybook/addon-docs/blocks'
import { Icon } from '#src/ui/Icon.tsx'
import { shopIcons } from '../shop-icons.ts'
import { Reading, SpecTable } from './parts.tsx'

/** Every icon that the shop's code imports. */
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

/** `mdiHeartOutline` is "heart outline". */
const wordsOf = (name: string) =>
  name
    .replace('mdi', '')
    .replaceAll(/\B[A-Z]/g, ' $&')
    .toLowerCase()

export function IconFiles() {
  return (
    <SpecTable
      columns={['', 'Name', 'Drawn in']}
      rows={shopIcons.map(({ name, path, files }) => ({
        key: name,
        cells: [
          <Icon key="icon" path={path} />,
          <Reading key="name">{name}</Reading>,
          files.map((file) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')).join(', '),
        ],
      }))}
    />
  )
}
