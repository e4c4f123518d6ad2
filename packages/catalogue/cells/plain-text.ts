/** Turns texts of other programs, which may contain HTML, into the plain text that the shop shows. */
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'

const INVISIBLE = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title'])
const BLOCK = new Set(
  `address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr
   li main nav ol p pre section table tr ul`.split(/\s+/),
)
/** Cells of one row stay on one line. */
const CELL = new Set(['td', 'th'])

const MARKUP = /<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d*);/i

/**
 * Returns the text without markup. Blocks and `<br>` become line breaks, and script and style are left out. Text that is
 * still HTML after that was encoded twice, so it is read again.
 */
export function plainText(text: string): string {
  const decodedOnce = withoutMarkup(text)
  return removeBlanks(withoutMarkup(decodedOnce))
}

/** Returns the plain text in one line, for titles and names. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text)) return text
  const texts: string[] = []
  const root = parseFragment(text)
  collectText(root.childNodes, texts, hasBlocks(root.childNodes))
  return texts.join('')
}

/** Between blocks, line breaks of the source are only spaces. Without blocks, the writer made them. */
function collectText(nodes: DefaultTreeAdapterTypes.ChildNode[], texts: string[], isHtmlSpace: boolean): void {
  for (const node of nodes) {
    if (tree.isTextNode(node)) texts.push(isHtmlSpace ? node.value.replace(/\s+/g, ' ') : node.value)
    if (!tree.isElementNode(node) || INVISIBLE.has(node.tagName)) continue
    const edge = BLOCK.has(node.tagName) ? '\n' : CELL.has(node.tagName) ? ' ' : ''
    texts.push(edge)
    collectText(node.childNodes, texts, isHtmlSpace)
    texts.push(edge)
  }
}

const hasBlocks = (nodes: DefaultTreeAdapterTypes.ChildNode[]): boolean =>
  nodes.some((node) => tree.isElementNode(node) && (BLOCK.has(node.tagName) || hasBlocks(node.childNodes)))

/** Removes control characters, spaces at the ends of lines, and empty lines. */
const removeBlanks = (text: string): string =>
  text
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/[\p{Cc}\uFEFF]/gu, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
