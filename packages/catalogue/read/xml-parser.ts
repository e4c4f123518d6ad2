/** A parser of XML whose errors say where they are and what to do. */
import { SaxesParser } from 'saxes'
import { InputError } from '../unreadable.ts'

export const GOOGLE = 'http://base.google.com/ns/1.0'

/** Returns a parser whose errors throw `InputError`. It ignores document types, so none of their entities exists. */
export function createXmlParser(name: string, text: string) {
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) {
    throw new InputError(`${name} is a web page (HTML) and not a feed. Pass the feed itself.`)
  }
  const parser = new SaxesParser({ xmlns: true, fileName: '' })
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^[\d:]+ /, '')
    const advice = adviceFor(reason, text.split('\n')[parser.line - 1] ?? '')
    throw new InputError(`${name}:${parser.line}: the XML is not well-formed: ${reason}${advice}`)
  })
  return parser
}

/** Entities that XML has without a declaration are left out. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)[\p{L}_][\w.-]*;/u

function adviceFor(reason: string, line: string): string {
  const entity = reason.startsWith('undefined entity') && ENTITY.exec(line)?.[0]
  if (entity) return ` Replace ${entity} by the character itself.`
  const [, prefix] = /^unbound namespace prefix: "(.+?)"/.exec(reason) ?? []
  if (!prefix) return ''
  return ` Add xmlns:${prefix}="${prefix === 'g' ? GOOGLE : '…'}" to the first element.`
}
