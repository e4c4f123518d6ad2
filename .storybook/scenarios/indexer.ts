/**
 * Generates one story for each scenario of the registry, so that none can be missing or outdated. Its ID is
 * `scenario--` followed by the scenario's name.
 */
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { scenarios } from '#mocks/scenarios/registry.ts'

const FILE = /registry\.scenarios\.ts$/

/** Returns the name of a story's export, because a scenario's name is not a valid identifier. */
const exportNameOf = (name: string) => `scenario_${name.replaceAll(/\W/g, '_')}`

/** Turns "§7 Calls" into "Calls (specification §7)". */
const labelOf = (section: string) => section.replace(/^(§\d+) (.+)$/, '$2 (specification $1)')

/** Adds the scenarios to Storybook's index, which the sidebar lists. */
export const scenarioIndexer: Indexer = {
  test: FILE,
  createIndex: async (importPath) =>
    scenarios.map(({ name, title, section }) => ({
      type: 'story',
      importPath,
      exportName: exportNameOf(name),
      name: title,
      title: `Demo Lab/Scenarios/${labelOf(section)}`,
      __id: `scenario--${name}`,
      tags: ['dev', 'scenario'],
    })),
}

/** Vite plugin that adds the scenarios' exports to `registry.scenarios.ts`. */
export const scenarioStories = (): Plugin => ({
  name: 'overtone:scenario-stories',
  // Before Storybook's plugin for Vitest, which makes a test of each export.
  enforce: 'pre',
  async transform(code, id) {
    if (!FILE.test(id)) return null
    const stories = scenarios.map(
      ({ name }) => `export const ${exportNameOf(name)} = scenarioStory(${JSON.stringify(name)})`,
    )
    return { code: ["import { scenarioStory } from './scenario-story.ts'", code, ...stories].join('\n'), map: null }
  },
})
