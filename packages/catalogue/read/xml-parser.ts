/** A parser of XML whose errors say where they are and what to do. */
import { SaxesParser } from 'saxes'
import { InputError } from '../unreadable.ts'

export const GOOGLE = 'http://base.google.com/ns/1.0'

const NAME = /^[\p{L}_][\w.-]*$/u

/**
 * Returns a parser whose errors throw `InputError`. It ignores document types, so none of their entities exists.
 *
 * @param head start of the text
 */
export function createXmlParser(name: string, head: string) {
  if (/^\s*<(?:!doctype html|html)\b/i.test(head)) {
    throw new InputError(
      `${name} is a web page (HTML) and not a feed. Pass the feed itself. Log in at the network and download it again.`,
    )
  }
  const parser = new SaxesParser({ xmlns: true, fileName: '' })
  const refuse = (reason: string, advice: string) => {
    throw new InputError(`${name}:${parser.line}: the XML is not well-formed: ${reason}${advice}`)
  }
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^[\d:]+ /, '')
    refuse(reason, prefixAdvice(reason))
  })
  // The parser's own error does not name the entity.
  parser.ENTITIES = new Proxy(parser.ENTITIES, {
    get(known, entity: string) {
      if (known[entity] !== undefined || !NAME.test(entity)) return known[entity]
      return refuse('undefined entity.', ` Replace &${entity}; by the character itself.`)
    },
  })
  return parser
}

function prefixAdvice(reason: string): string {
  const [, prefix] = /^unbound namespace prefix: "(.+?)"/.exec(reason) ?? []
  return prefix ? ` Add xmlns:${prefix}="${prefix === 'g' ? GOOGLE : '…'}" to the first element.` : ''
}
