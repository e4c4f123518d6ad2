/** Oldest supported version of each browser. Edge 121 is its first version with AVIF. */
const SUPPORTED_BROWSERS = { chrome: 110, edge: 121, firefox: 121, safari: 16.4 }

/** Vite's `build.target`. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(([browser, version]) => `${browser}${version}`)

/** The list for users: "Chrome 110, Edge 121, Firefox 121, or Safari 16.4". */
export const SUPPORTED_BROWSERS_TEXT = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  Object.entries(SUPPORTED_BROWSERS).map(
    ([browser, version]) => `${browser[0]?.toUpperCase()}${browser.slice(1)} ${version}`,
  ),
)

/**
 * ES5 expressions that are falsy or throw in older browsers. `:has()` detects them in Firefox, `toSorted()` in Chrome,
 * and lookbehind in Safari. Lookbehind represents the syntax of ES2022, which a script can't test without using it.
 */
export const FEATURE_CHECKS = ["CSS.supports('selector(:has(a))')", '[].toSorted', "RegExp('(?<=a)')"]
