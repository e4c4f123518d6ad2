/**
 * The oldest browsers that the shop works in. The build writes for them, the page
 * asks for what defines them, `npm run floor` holds the built site to them, and
 * README.md quotes them (docs/decisions/0037).
 */
export const FLOOR = { chrome: 110, edge: 110, firefox: 121, safari: 16.4 }

/** Vite's `build.target`. */
export const TARGET = Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`)

export const FLOOR_IN_WORDS = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  Object.entries(FLOOR).map(([browser, version]) => `${browser[0]?.toUpperCase()}${browser.slice(1)} ${version}`),
)

/**
 * What the shop can't do without and an older browser of each kind lacks, as the
 * data calls it, with the question for it in ES5. Lookbehind stands for the syntax
 * of ES2022, most of which a page can't ask about without being of that syntax.
 */
export const DEFINED_BY = {
  'css.selectors.has': "CSS.supports('selector(:has(a))')",
  'javascript.builtins.Array.toSorted': '[].toSorted',
  'javascript.regular_expressions.lookbehind_assertion': "RegExp('(?<=a)')",
}
