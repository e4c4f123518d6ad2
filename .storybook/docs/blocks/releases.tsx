/** Links to the pages about releases, which `npm run pictures` writes to `changes/` before Storybook is built. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Release } from '../../../scripts/pictures/release.ts'
import { Block, Muted } from './primitives.tsx'

const files = import.meta.glob<Release>('/changes/*/release.json', { eager: true, import: 'default' })

const { compare } = new Intl.Collator('en', { numeric: true })

/** Releases and the URLs of their pages, newest first. */
const releases = Array.from(Object.entries(files), ([file, release]) => ({
  ...release,
  page: `.${file.replace('release.json', 'index.html')}`,
})).toSorted((a, b) => compare(b.name, a.name))

/** Returns the last release in which a component or page looks different from the release before. */
function lastChangeOf(title: string): { release: string; href: string } | undefined {
  for (const release of releases) {
    const component = release.components.find((each) => each.title === title)
    if (component) return { release: release.name, href: `${release.page}#${component.id}` }
  }
  return undefined
}

/** Links to the last change of a component, above its docs page. */
export function LastChange({ title = '' }: { title?: string }) {
  const change = lastChangeOf(title)
  return (
    change && (
      <Box sx={{ mb: 2, typography: 'body2' }}>
        <Link href={change.href} target="_top" underline="always">
          Last changed in {change.release}
        </Link>
      </Box>
    )
  )
}

/** Lists the releases, each with links to what looks different in it. */
export function Releases() {
  if (releases.length === 0)
    return <p>This Storybook has no pages about releases. The published Storybook has one for each after the first.</p>
  return (
    <Block>
      {releases.map((release) => (
        <Box key={release.name} component="section" sx={{ mb: 8 }}>
          <Box component="h2" sx={{ typography: 'h2', mb: 2 }}>
            <Link href={release.page} target="_top" underline="always">
              {release.name}
            </Link>
          </Box>
          <Muted>
            {release.date}, compared with {release.before}
          </Muted>
          <Box component="ul" sx={{ columns: '16rem', mt: 2 }}>
            {release.components.map(({ id, title }) => (
              <li key={id}>
                <Link href={`${release.page}#${id}`} target="_top" underline="always">
                  {title.replace('Components/', '')}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Block>
  )
}
