import { useEffect, useState } from 'react'
import { toId } from 'storybook/internal/csf'
import shop from '../../package.json' with { type: 'json' }
import { SpecTable, StorybookLink } from '../docs/blocks/primitives.tsx'
import type { Guide } from './guide.ts'
import { STATUSES, sinceOf, statusOf } from './status.ts'

type MetaInput = { title?: string; tags?: string[]; parameters?: { guide?: Guide } }

/** Loads every stories file. Their chunks are those of the docs pages. */
const STORIES = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx')

/** Table of all components of the shop with their status, the new and changed ones first. */
export function ComponentStatus() {
  const [components, setComponents] = useState<MetaInput[]>([])
  useEffect(() => {
    void loadComponents().then(setComponents)
  }, [])
  return (
    <SpecTable
      columns={['Component', 'Status', 'Since', 'axe', 'Keyboard', 'Transcript']}
      rows={components.map(({ title = '', tags = [], parameters: { guide } = {} }) => ({
        key: title,
        cells: [
          <StorybookLink key="link" to={`/docs/${toId(title, 'Docs')}`}>
            {title.replace('Components/', '')}
          </StorybookLink>,
          statusOf(tags, shop.version),
          sinceOf(tags),
          tags.includes('!test') ? 'No' : 'Yes',
          guide?.keyboard ? 'Yes' : 'Nothing to operate',
          guide?.heard?.join(', ') ?? 'None',
        ],
      }))}
    />
  )
}

async function loadComponents(): Promise<MetaInput[]> {
  const modules = await Promise.all(Object.values(STORIES).map((load) => load()))
  return modules
    .map(metaOf)
    .filter(({ title }) => title?.startsWith('Components/'))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.title ?? '').localeCompare(b.title ?? ''))
}

const rankOf = ({ tags = [] }: MetaInput) => STATUSES.findIndex((each) => each === statusOf(tags, shop.version))

/** Returns what a stories file passes to `preview.meta`, which each of its stories refers to. */
function metaOf(module: Record<string, unknown>): MetaInput {
  for (const value of Object.values(module)) if (isStory(value)) return value.meta.input
  return {}
}

const isStory = (value: unknown): value is { meta: { input: MetaInput } } =>
  typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story'
