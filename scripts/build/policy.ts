/** The content security policy, which every page carries in a meta element (docs/decisions). */
import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import { elementsIn, type InlineParts, inlineParts, WITHOUT_SCRIPTING } from './html.ts'

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
 */
export function apiSources({ api: { baseUrl } }: { api: { baseUrl: string } }): string[] {
  if (!/^https?:/.test(baseUrl)) return []
  const { origin, protocol, hostname } = new URL(baseUrl)
  // A source expression cannot contain an IPv6 address, so the whole scheme is allowed.
  return [hostname.startsWith('[') ? protocol : origin]
}

export type PolicyOptions = {
  /** `connect-src` sources besides the page's own origin. */
  servers?: string[]
  /** Style elements that scripts add. */
  styles?: string[]
}

/**
 * Returns the page with its policy, directly after the charset, so that it applies to everything below. Pass the final
 * page, because the policy contains hashes of its inline scripts and styles.
 */
export function withPolicy(html: string, options?: PolicyOptions): string {
  const meta = policyElement(inlineParts(elementsIn(parse(html, WITHOUT_SCRIPTING))), options)
  const result = html.replace(/<meta charset=[^>]*>/, (charset) => `${charset}\n${meta}`)
  if (result === html) throw new Error('The page has no <meta charset> to put the policy after')
  return result
}

/** Returns the meta element with the policy of a page with these parts. It belongs directly after the charset. */
export const policyElement = (parts: InlineParts, options?: PolicyOptions): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policyFor(parts, options)}">`

function policyFor(
  { scripts, styleElements, styleAttributes }: InlineParts,
  { servers = [], styles: runtimeStyles = [] }: PolicyOptions = {},
) {
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

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
