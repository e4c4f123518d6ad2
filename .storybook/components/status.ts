/** Status of a component, from tags of its stories file: `since:0.1.0`, and perhaps `changed:0.2.0` or `deprecated`. */
import type { Indexer } from 'storybook/internal/types'

/** All statuses, in the order of the list of components: news first. */
export const STATUSES = ['new', 'changed', 'deprecated', 'stable'] as const
type Status = (typeof STATUSES)[number]

const SINCE = 'since:'

/** Returns the version that a component came with. */
export const sinceOf = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => tag.startsWith(SINCE))?.slice(SINCE.length)

/** Returns the status of a component in a version, or undefined if the stories are not those of a component. */
export function statusOf(tags: readonly string[], version: string): Status | undefined {
  const since = sinceOf(tags)
  if (since === undefined) return undefined
  if (tags.includes('deprecated')) return 'deprecated'
  if (since === version) return 'new'
  return tags.includes(`changed:${version}`) ? 'changed' : 'stable'
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
