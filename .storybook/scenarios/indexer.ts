/**
 * A story for each scenario of the registry, out of the registry alone: none can be
 * missing, and none can stay when its scenario goes. Its id is `scenario--` and the name.
 */
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { loadModule } from '../../scripts/shared/load-module.mjs'

const FILE = /registry\.scenarios\.ts$/

/** Exports can't be called as scenarios are. */
const exportOf = (index: number) => `scenario${index}`

const readScenarios = async () => {
  const { scenarios }: typeof import('#mocks/scenarios.ts') = await loadModule('mocks/scenarios.ts')
  return scenarios
}

/** What the sidebar lists. */
export const scenarioIndexer: Indexer = {
  test: FILE,
  createIndex: async (importPath) =>
    (await readScenarios()).map(({ name, title, section }, index) => ({
      type: 'story',
      importPath,
      exportName: exportOf(index),
      name: title,
      title: `Demo Lab/Scenarios/${section}`,
      __id: `scenario--${name}`,
      tags: ['dev', 'scenario'],
    })),
}

/** What the module of the registry exports. */
export const scenarioStories = (): Plugin => ({
  name: 'overtone:scenario-stories',
  async transform(code, id) {
    if (!FILE.test(id)) return null
    const stories = (await readScenarios()).map(
      ({ name }, index) => `export const ${exportOf(index)} = scenarioStory(${JSON.stringify(name)})`,
    )
    return { code: ["import { scenarioStory } from './scenario-story.ts'", code, ...stories].join('\n'), map: null }
  },
})
