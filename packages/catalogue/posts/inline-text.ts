/** Plain text of Markdown, because the shop shows the texts of posts as they are. */
import type { MarkedToken, Token } from 'marked'
import { parseFragment } from 'parse5'
import { maskPasswords } from '../output/passwords.ts'

/**
 * Returns the text of inline tokens. Line breaks of the source become spaces, `<br>` and hard breaks line breaks. All other
 * HTML is left out.
 */
export function inlineText(tokens: Token[] | undefined): string {
  return (tokens ?? [])
    .map(textOf)
    .join('')
    .replace(/ *\n */g, '\n')
}

/** Narrows a token's type: `Token` also includes tokens of extensions, of which there are none. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- See above.
export const narrowToken = (token: Token) => token as MarkedToken

function textOf(anyToken: Token): string {
  const token = narrowToken(anyToken)
  switch (token.type) {
    case 'br':
      return '\n'
    case 'html':
      return /^<br\b/i.test(token.raw) ? '\n' : ''
    case 'codespan':
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? inlineText(token.tokens) : decodeEntities(token.text.replace(/\s*\n\s*/g, ' '))
    case 'strong':
    case 'em':
    case 'del':
      return inlineText(token.tokens)
    case 'link':
      return maskPasswords(inlineText(token.tokens))
    default:
      return ''
  }
}

/** Replaces entities such as `&amp;` by their characters. */
export function decodeEntities(text: string): string {
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes
  return node && 'value' in node ? node.value : ''
}
