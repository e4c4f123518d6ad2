/** The content security policy, which every page carries in a meta element (docs/decisions). */
import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import { elementsIn, inlineParts, WITHOUT_SCRIPTING } from './html.mjs'

/**
 * `connect-src` of a page from the build. Allows every server that config.json may name later: any https server, or
 * localhost in development.
 */
export const ANY_SERVER = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/** Style elements added at runtime: Emotion's empty one, and the one with which MUI disables transitions. */
export const RUNTIME_STYLES = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
]

/**
 * Returns the `connect-src` sources for the API server of a configuration. In mock mode too, because the Demo Lab can let
 * the server answer calls.
 * @param {{ api: { baseUrl: string } }} config
 */
export function apiSources({ api: { baseUrl } }) {
  if (!/^https?:/.test(baseUrl)) return []
  const { origin, protocol, hostname } = new URL(baseUrl)
  // A source expression cannot contain an IPv6 address, so the whole scheme is allowed.
  return [hostname.startsWith('[') ? protocol : origin]
}

/**
 * Returns the page with its policy, directly after the charset, so that it applies to everything below.
 * @param {string} html the final page: the policy contains hashes of its inline scripts and styles
 * @param {PolicyOptions} [options]
 */
export function withPolicy(html, options) {
  const meta = policyElement(inlineParts(elementsIn(parse(html, WITHOUT_SCRIPTING))), options)
  const result = html.replace(/<meta charset=[^>]*>/, (charset) => `${charset}\n${meta}`)
  if (result === html) throw new Error('The page has no <meta charset> to put the policy after')
  return result
}

/**
 * Returns the meta element with the policy of a page. It belongs directly after the charset.
 * @param {ReturnType<typeof inlineParts>} parts of the whole page
 * @param {PolicyOptions} [options]
 */
export const policyElement = (parts, options) =>
  `<meta http-equiv="Content-Security-Policy" content="${policyFor(parts, options)}">`

/**
 * @typedef {object} PolicyOptions
 * @property {string[]} [servers] `connect-src` sources besides the page's own origin
 * @property {string[]} [styles] style elements that scripts add
 */

/** @param {ReturnType<typeof inlineParts>} parts @param {PolicyOptions} [options] */
function policyFor({ scripts, styleElements, styleAttributes }, { servers = [], styles: runtimeStyles = [] } = {}) {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': [
      "'self'",
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...hashes([...styleElements, ...styleAttributes, ...runtimeStyles]),
    ],
    // A backend may keep the images and videos of its products and posts on any host.
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
