/** The address of `--link`, into which the link of each row is put. */
import { InputError, isUnreadable } from '../unreadable.ts'
import { readLink } from './links.ts'
import { placeholderIn } from './placeholders.ts'

const LINK = '{link}'
/** The part after # does not reach the network. */
const TEMPLATE = /^https?:\/\/[^/?#{}]+[/?][^#]*\{link\}/i
const EXAMPLE = '--link "https://track.example/?id=me&url={link}"'

/** Returns the template. Throws `InputError` if it would not make links. */
export function readLinkTemplate(text: string): string {
  const template = text.trim()
  if (!template.includes(LINK)) {
    throw new InputError(
      `--link must contain {link}, where the address of the merchant goes: ${EXAMPLE}. Keep the quotation marks.`,
    )
  }
  const example = template.replaceAll(LINK, 'x')
  if (!TEMPLATE.test(template) || isUnreadable(readLink(example))) {
    throw new InputError(`--link must be a web address with {link} in its path or query: ${EXAMPLE}`)
  }
  // An id in braces has digits.
  const [other] = /\{[^{}\d]+\}/.exec(example) ?? []
  if (other !== undefined) {
    throw new InputError(
      `{link} is the only placeholder of --link. Put a value in the place of ${other}, the same one for all rows.`,
    )
  }
  const placeholder = placeholderIn(example)
  if (placeholder === null) return template
  throw new InputError(`--link contains the placeholder "${placeholder}". Put your own id at the network in its place.`)
}

/** Puts a link into the template. A path needs the same escapes as a query. */
export const linkFrom = (template: string, link: string): string =>
  template.replaceAll(LINK, () => encodeURIComponent(new URL(link).href))
