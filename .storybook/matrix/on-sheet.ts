/** What a component's sheet shows of its stories: whatever is there need not be run once more. */

/** As a story's file gives them. */
type Annotations = { args?: object; globals?: object; beforeEach?: unknown; parameters?: Record<string, unknown> }

/** Storybook's own type of it leaves out `moduleExport`, what the file exports. */
type StoryContext = {
  title: string
  tags: string[]
  parameters: Record<string, unknown>
  moduleExport?: Annotations
}

/** What is told by more (a screen's width, an answer of the API, steps) has its own story alone. */
const MORE = ['pseudo', 'shop', 'viewport', 'sheet']

/** It is a row of the sheet. */
export const isToldByProperties = ({ globals, beforeEach, parameters = {} }: Annotations): boolean =>
  globals === undefined && beforeEach === undefined && MORE.every((name) => parameters[name] === undefined)

/** It is one of the states that each row is shown in. */
const isState = ({ args, parameters: { pseudo, ...parameters } = {}, ...rest }: Annotations) =>
  pseudo !== undefined && args === undefined && isToldByProperties({ ...rest, parameters })

/** False for what has no sheet: a file of stories says so by `sheet: false`. */
export const isOnItsSheet = ({ title, tags, parameters, moduleExport: story }: StoryContext): boolean =>
  title.startsWith('Components/') &&
  !tags.includes('test-fn') &&
  parameters.sheet !== false &&
  story !== undefined &&
  (isToldByProperties(story) || isState(story))
