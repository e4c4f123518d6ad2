import { useEffect, useState } from 'react'
import { toId } from 'storybook/internal/csf'
import shop from '../../package.json' with { type: 'json' }
import { SpecTable, StorybookLink } from '../docs/blocks/primitives.tsx'
import type { Guide } from './guide.ts'
import { STATUSES, sinceOf, statusOf } from './status.ts'

type MetaInput = { title?: string; tags?: string[]; parameters?: { guide?: Guide } }
type StoryInput = { parameters?: { a11y?: { config?: { rules?: { id: string; enabled: boolean }[] } } } }
type Story = { input: StoryInput; meta: { input: MetaInput } }
type Component = MetaInput & { uncheckedRules: string[] }

/** Loads every stories file. Their chunks are those of the docs pages. */
const STORIES = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx')

/** Table of all components of the shop and its Demo Lab with their status, the new and changed ones first. */
export function ComponentStatus() {
  const [components, setComponents] = useState<Component[]>([])
  useEffect(() => {
    void loadComponents().then(setComponents)
  }, [])
  return (
    <SpecTable
      columns={['Component', 'Status', 'Since', 'axe', 'Keyboard', 'Transcript']}
      rows={components.map(({ title = '', tags = [], parameters: { guide } = {}, uncheckedRules }) => ({
        key: title,
        cells: [
          <StorybookLink key="link" to={`/docs/${toId(title, 'Docs')}`}>
            {title.replace('Components/', '')}
          </StorybookLink>,
          statusOf(tags, shop.version),
          sinceOf(tags),
          uncheckedRules.length > 0 ? `Yes, except ${uncheckedRules.join(', ')}` : 'Yes',
          guide?.keyboard ? 'Yes' : 'Nothing to operate',
          guide?.heard?.join(', ') ?? 'None',
        ],
      }))}
    />
  )
}

async function loadComponents(): Promise<Component[]> {
  const modules = await Promise.all(Object.values(STORIES).map((load) => load()))
  return modules
    .map(componentOf)
    .filter(({ tags = [] }) => sinceOf(tags) !== undefined)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.title ?? '').localeCompare(b.title ?? ''))
}

const rankOf = ({ tags = [] }: MetaInput) => STATUSES.findIndex((each) => each === statusOf(tags, shop.version))

/** Returns what a stories file passes to `preview.meta`, and the rules of axe that its stories turn off. */
function componentOf(module: Record<string, unknown>): Component {
  const stories = Object.values(module).filter(isStory)
  const rules = stories.flatMap(({ input }) => input.parameters?.a11y?.config?.rules ?? [])
  const unchecked = new Set(rules.filter(({ enabled }) => !enabled).map(({ id }) => id))
  return { ...stories[0]?.meta.input, uncheckedRules: [...unchecked] }
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story'
