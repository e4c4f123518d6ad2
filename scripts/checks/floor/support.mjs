/**
 * Which of the floor's browsers know a feature, by MDN's data.
 *
 * @typedef {import('@mdn/browser-compat-data/types').Identifier} Feature
 * @typedef {import('@mdn/browser-compat-data/types').SimpleSupportStatement} Statement
 */
import compatibility from '@mdn/browser-compat-data/forLegacyNode'
import { FLOOR } from './floor.mjs'

/** Its own types have every branch possibly missing, and a branch's data beside its parts. @type {Record<string, any>} */
export const data = compatibility

/** Phones' browsers carry their siblings' versions. */
const BROWSERS = { ...FLOOR, chrome_android: FLOOR.chrome, firefox_android: FLOOR.firefox, safari_ios: FLOOR.safari }

/** Above all versions. */
const TODAY = Number.MAX_VALUE

/**
 * The browsers in which none of the features that share a name is known. A partial one
 * counts as known, and what no browser has is nobody's to lack: the name is the site's own.
 * @param {(Feature | undefined)[]} features
 * @param {(prefix: string) => boolean} [isPrefixed] whether the name is written with this prefix, too
 */
export function lacking(features, isPrefixed = () => false) {
  /** @param {number} floor @param {string} browser */
  const isKnown = (floor, browser) =>
    features.some((feature) =>
      statementsOf(feature, browser).some(
        (statement) => covers(statement, floor) && (!statement.prefix || isPrefixed(statement.prefix)),
      ),
    )
  const browsers = Object.entries(BROWSERS)
  if (!browsers.some(([browser]) => isKnown(TODAY, browser))) return []
  return browsers.flatMap(([browser, floor]) => (isKnown(floor, browser) ? [] : [`${browser} ${floor}`]))
}

/** The version of a browser that brought the feature at `path` of the data. @param {string} path @param {string} browser */
export function firstVersion(path, browser) {
  const feature = path.split('.').reduce((branch, name) => branch[name], data)
  return Math.min(...statementsOf(feature, browser).map(({ version_added }) => numberOf(version_added)))
}

/** @param {Feature | undefined} feature @param {string} browser @returns {Statement[]} */
function statementsOf(feature, browser) {
  /** @type {Record<string, Statement | Statement[] | undefined>} */
  const support = feature?.__compat?.support ?? {}
  return [support[browser] ?? []].flat()
}

/** @param {Statement} statement @param {number} version */
function covers({ version_added, version_removed, flags, alternative_name }, version) {
  if (flags || alternative_name) return false
  return numberOf(version_added) <= version && !(numberOf(version_removed) <= version)
}

/** NaN for what is not there, or in a preview alone. @param {unknown} version such as '16.4', '≤37' or false */
const numberOf = (version) => (typeof version === 'string' ? Number(version.replace('≤', '')) : Number.NaN)
