import { demoNames, scenarios } from '#mocks/scenarios.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'

const TABS = { none: 0, first: 1 }
const ALL_TABS = 1000

/** The story of a scenario: its page with all that its link brings along, after its steps. Throws for an unknown name. */
export function scenarioStory(name: string) {
  const scenario = scenarios.find((each) => each.name === name)
  if (!scenario) throw new Error(`There is no scenario ${name}`)
  return {
    name: scenario.title,
    argTypes: { url: { table: { disable: true } } },
    // No story opens a real tab.
    beforeEach: () => allowPopups(scenario.popups ? TABS[scenario.popups] : ALL_TABS),
    parameters: {
      __id: `scenario--${name}`,
      scenario: name,
      shop: { url: `/${scenario.page}`, demo: demoNames(scenario).split(','), steps: scenario.steps },
      docs: { description: { story: `${scenario.shows} (spec ${scenario.section})` } },
    },
  }
}
