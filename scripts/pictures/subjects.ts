/** Lists what is photographed in a built Storybook: pages and matrices at three widths, and stories of components. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A component or a page. */
type Component = {
  /** First part of the ids of its stories. */
  id: string
  /** Place in Storybook's sidebar. */
  title: string
  /** Path of the file of its stories. */
  storyFile: string
}

/** A story at a width. */
export type Subject = {
  component: Component
  storyId: string
  /** Name in the report. */
  name: string
  width: number
  /** True for stories of components, which are also shown at the width that they set for themselves. */
  isOwnWidth: boolean
  schemes: readonly ('light' | 'dark')[]
}

type Entry = { id: string; title: string; name: string; type: string; subtype?: string; importPath: string }

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [390, 820, 1440]
const WIDTH_OF_COMPONENTS = 1440

export function listSubjects(storybook: string): Subject[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  )
  const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  const components = new Map(
    stories
      .filter(({ title }) => /^(Components|Pages)\//.test(title))
      .map((story) => [keyOf(story.title), componentOf(story)]),
  )
  return stories.flatMap((story): Subject[] => {
    const { id: storyId, title, name } = story
    const component = componentOf(story)
    const [section] = title.split('/')
    if (section === 'Components')
      return [{ component, storyId, name, width: WIDTH_OF_COMPONENTS, isOwnWidth: true, schemes: SCHEMES }]
    const atWidths = (label: string, shown: Component, schemes: Subject['schemes']) =>
      WIDTHS.map((width) => ({
        component: shown,
        storyId,
        name: `${label}, ${width}`,
        width,
        isOwnWidth: false,
        schemes,
      }))
    // `Phone` stories repeat the page at 390 px, which is the width of another picture.
    if (section === 'Pages' && name !== 'Phone') return atWidths(name, component, SCHEMES)
    // A matrix shows both schemes below each other. Those of pages consist of pages.
    if (section === 'Matrix' && title !== 'Matrix/Pages') {
      const path = `${title}/${name}`
      const shown = components.get(keyOf(path)) ?? { ...component, id: storyId, title: path }
      return atWidths('Matrix', shown, ['light'])
    }
    return []
  })
}

const componentOf = ({ id, title, importPath }: Entry): Component => ({
  id: id.replace(/--.*/, ''),
  title,
  storyFile: importPath.replace('./', ''),
})

/** Identifies a component by its title, or by title and name of its matrix. */
const keyOf = (title: string) =>
  title
    .replace(/^Matrix/, 'Components')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]/g, '')
