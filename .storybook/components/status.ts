/** Status of a component, from tags of its stories file: `since:0.1.0`, and perhaps `changed:0.2.0` or `deprecated`. */
import type { Indexer } from 'storybook/internal/types'

/** All statuses, in the order of the list of components: news first. */
export const STATUSES = ['new', 'changed', 'deprecated', 'stable'] as const
type Status = (typeof STATUSES)[number]

const SINCE = 'since:'
const CHANGED = 'changed:'

/** Returns the version that a component came with. */
export const sinceOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith(SINCE))?.slice(SINCE.length)

/** Orders versions. */
const { compare } = new Intl.Collator('en', { numeric: true })

/**
 * Returns the status of a component after a release, or undefined if the stories are not those of a component. Components
 * that come or change with the next release have its version.
 */
export function statusOf(tags: readonly string[], version: string): Status | undefined {
  const since = sinceOf(tags)
  if (since === undefined) return undefined
  if (tags.includes('deprecated')) return 'deprecated'
  if (compare(since, version) >= 0) return 'new'
  const isChanged = tags.some((tag) => tag.startsWith(CHANGED) && compare(tag.slice(CHANGED.length), version) >= 0)
  return isChanged ? 'changed' : 'stable'
}

/** Adds the status as a tag, so that the sidebar can show it and filter by it. */
export const withStatus =
  (version: string) =>
  (indexer: Indexer): Indexer => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options)
      for (const story of stories) {
        const status = statusOf(story.tags ?? [], version)
        if (status) story.tags = [...(story.tags ?? []), status]
      }
      return stories
    },
  })
