/**
 * The content security policy: which scripts, styles, calls and frames a page may
 * have, in a meta element that every page carries (docs/decisions/0036).
 */
import { createHash } from 'node:crypto'
import { inlineParts } from './html.mjs'

/** Where a page as built may call to: config.json may name any server yet, and a server being developed. */
export const ANY_SERVER = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/**
 * The sheets that the app adds while it runs: an empty one, for Emotion to put its
 * rules into, and what MUI keeps transitions out of a change of the scheme with.
 */
export const STYLES_OF_THE_APP = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
]

/** The one server that a configuration names. @param {{ api: { mode: string, baseUrl: string } }} config */
export function serverOf({ api: { mode, baseUrl } }) {
  if (mode !== 'live' || !/^https?:/.test(baseUrl)) return []
  const { origin, protocol, hostname } = new URL(baseUrl)
  // A policy has no way to write an IPv6 address.
  return [hostname.startsWith('[') ? protocol : origin]
}

/**
 * Returns the page with its policy, which stands before all that it governs.
 * @param {string} html a whole page in its final form: what is inline counts to the letter
 * @param {{ servers?: string[], styles?: string[] }} [more] whom it may call besides its own
 *   origin, and which sheets its scripts add
 */
export function withPolicy(html, { servers = [], styles = [] } = {}) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, servers, styles)}">`
  const written = html.replace(/<meta charset=[^>]*>/, (charset) => `${charset}\n${meta}`)
  if (written === html) throw new Error('A page without a charset has no place for its policy')
  return written
}

/** @param {string} html @param {string[]} servers @param {string[]} added */
function policyOf(html, servers, added) {
  const { scripts, sheets, styles } = inlineParts(html)
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': [
      "'self'",
      ...(styles.length > 0 ? ["'unsafe-hashes'"] : []),
      ...hashes([...sheets, ...styles, ...added]),
    ],
    // Products' and posts' own are wherever the backend keeps them.
    'img-src': ["'self'", 'https:', 'http:', 'data:'],
    'media-src': ["'self'", 'https:', 'http:'],
    'connect-src': ["'self'", ...servers],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** @param {string[]} texts */
const hashes = (texts) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
