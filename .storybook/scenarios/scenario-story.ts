import { demoNames, scenarios } from '#mocks/scenarios/registry.ts'
import { allowPopups } from '#storybook/helpers/popup-blocker.ts'

const TABS = { none: 0, first: 1 }
const ALL_TABS = 1000

/**
 * Returns the story of a scenario: its page, with the scenario's companions, after its steps. Throws for unknown
 * names.
 */
export function scenarioStory(name: string) {
  const scenario = scenarios.find((each) => each.name === name)
  if (!scenario) throw new Error(`Unknown scenario: ${name}`)
  return {
    name: scenario.title,
    argTypes: { url: { table: { disable: true } } },
    // Replaces `window.open` in every case, so that no story opens a real tab.
    beforeEach: () => allowPopups(scenario.popups ? TABS[scenario.popups] : ALL_TABS),
    parameters: {
      __id: `scenario--${name}`,
      scenario: name,
      shop: {
        url: `/${scenario.page}`,
        demo: demoNames(scenario).split(','),
        lab: scenario.steps?.includes('Demo'),
        steps: scenario.steps,
      },
      // The cart button shows “99+”, and its name has the exact count.
      a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
      docs: { description: { story: `${scenario.shows} (spec ${scenario.section})` } },
    },
  }
}
