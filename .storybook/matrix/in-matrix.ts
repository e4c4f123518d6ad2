/** Decides which stories of a component its matrix shows. Vitest skips those, because it runs the matrix. */

/** The annotations of a story, as its file exports them. */
type Annotations = { args?: object; globals?: object; beforeEach?: unknown; parameters?: Record<string, unknown> }

/** Storybook's own type lacks `moduleExport`, the exported annotations. */
type StoryContext = {
  title: string
  tags: string[]
  parameters: Record<string, unknown>
  moduleExport?: Annotations
}

/** Parameters that a row of a matrix cannot have. */
const EXCLUDING_PARAMETERS = ['pseudo', 'shop', 'viewport', 'matrix']

/** Returns true if args alone define the story, so that the matrix shows it as a row. */
export const isRow = ({ globals, beforeEach, parameters = {} }: Annotations): boolean =>
  globals === undefined &&
  beforeEach === undefined &&
  EXCLUDING_PARAMETERS.every((name) => parameters[name] === undefined)

/**
 * Returns true if the story has the default args and only sets a pseudo-state. The matrix shows such a story as a
 * column.
 */
const isColumn = ({ args, parameters: { pseudo, ...parameters } = {}, ...rest }: Annotations) =>
  pseudo !== undefined && args === undefined && isRow({ ...rest, parameters })

/**
 * Returns true if the component's matrix shows the story. A file without a matrix sets the parameter `matrix: false`.
 */
export const isInMatrix = ({ title, tags, parameters, moduleExport: story }: StoryContext): boolean =>
  title.startsWith('Components/') &&
  !tags.includes('test-fn') &&
  parameters.matrix !== false &&
  story !== undefined &&
  (isRow(story) || isColumn(story))
