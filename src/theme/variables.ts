/**
 * The CSS variables that styles use. MUI would write more than twice as many, 14 kB more in each prerendered page.
 *
 * A screen test fails if it renders a style with a variable that is not listed (`testing/styles.ts`).
 */

/** Matches the path of a variable's value in the theme, joined by hyphens. */
const USED = [
  /^(spacing$|shape-|zIndex-|opacity-inputPlaceholder)/,
  // The elevations of MUI's contained buttons, and none.
  /^shadows-[0-8]$/,
  /^palette-(text-|action-|backdrop-|background-(default|paper)$|divider$|common-onBackground)/,
  /^palette-(ink|signal|primary|secondary)-(main|bright|dark|contrastText|mainChannel|contrastTextChannel)$/,
  // MUI's components read these values of every colour.
  /^palette-(success|info|warning|error)-(main|contrastText)$/,
  // Values of single components, and the greys in them.
  /^palette-(Button|Chip|Input|Skeleton|TableCell)-/,
  /^palette-grey-(300|400|700|800|A100)$/,
]

/**
 * Returns whether MUI writes no CSS variable for a value of the theme.
 * @param path its keys, such as `['palette', 'text', 'primary']`
 */
export const isUnusedVariable = (path: string[]): boolean => !USED.some((used) => used.test(path.join('-')))
