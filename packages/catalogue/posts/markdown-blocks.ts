/** Blocks of a post (spec §3) from Markdown. Blocks have plain text, so formatting and links are lost. */
import { Marked, type Token, type Tokens } from 'marked'
import type { Block } from '#src/api/contract.ts'
import { hasCredentials } from '#src/lib/outbound.ts'
import { decodeEntities, inlineText, narrowToken } from './inline-text.ts'
import { youTubePlayer } from './youtube.ts'

type Warn = (message: string) => void

/** Without this rule, "[^1]: https://a.example" would be the definition of a link, and be lost. */
const FOOTNOTE = /^\[\^[^\]\s]+\]:.*(?:\n(?!\[\^|\s*(?:\n|$)).*)*(?:\n|$)/

const marked = new Marked({
  extensions: [
    {
      name: 'footnote',
      level: 'block',
      start: (source) => source.search(/(?<=\n)\[\^[^\]\s]+\]:/),
      tokenizer(source) {
        const [raw] = FOOTNOTE.exec(source) ?? []
        return raw === undefined ? undefined : { type: 'paragraph', raw, text: raw, tokens: this.lexer.inline(raw) }
      },
    },
  ],
})

/**
 * Returns the blocks of a Markdown text.
 *
 * @param firstLine line of the file in which the text starts
 * @param warn called for everything that a post cannot have
 */
export function readBlocks(
  markdown: string,
  firstLine: number,
  warn: (line: number, message: string) => void,
): Block[] {
  let line = firstLine
  return marked.lexer(markdown).flatMap((token) => {
    const messages = new Set<string>()
    const blocks = blocksOf(token, (message) => messages.add(message))
    for (const message of messages) warn(line, message)
    line += token.raw.split('\n').length - 1
    return blocks
  })
}

function blocksOf(anyToken: Token, warn: Warn): Block[] {
  const token = narrowToken(anyToken)
  switch (token.type) {
    case 'paragraph':
      return paragraphBlocks(token, warn)
    case 'heading':
      warnOfInline(token.tokens, warn)
      return [{ type: 'heading', level: token.depth, content: inlineText(token.tokens) }]
    case 'list':
      return [listBlock(token, warn)]
    case 'blockquote':
      warnOfInline(token.tokens, warn)
      return [quoteBlock(token)]
    case 'hr':
      return [{ type: 'divider' }]
    case 'code':
      warn('code became a paragraph')
      return [{ type: 'paragraph', content: token.text }]
    case 'table':
      warn('a table became a paragraph')
      return [{ type: 'paragraph', content: tableText(token) }]
    case 'html':
      warnOfInline([token], warn)
      return []
    default:
      return []
  }
}

const SHOWCASE = /^\[products?:([^\]]+)\]$/i

function paragraphBlocks(paragraph: Tokens.Paragraph, warn: Warn): Block[] {
  const [, ids] = SHOWCASE.exec(paragraph.raw.trim()) ?? []
  if (ids) {
    const productIds = ids.split(',').map((id) => id.trim())
    return [{ type: 'product-showcase', productIds: productIds.filter(Boolean) }]
  }
  const [first, ...others] = paragraph.tokens.map(narrowToken)
  const player = first?.type === 'link' && others.length === 0 ? youTubePlayer(decodeEntities(first.href)) : null
  if (player) return [{ type: 'video', sourceType: 'youtube', embedUrl: player }]
  const blocks: Block[] = []
  let texts: Token[] = []
  const endText = () => {
    warnOfInline(texts, warn)
    const content = inlineText(texts).trim()
    if (content) blocks.push({ type: 'paragraph', content })
    texts = []
  }
  for (const token of paragraph.tokens.flatMap(withoutLink)) {
    if (token.type === 'image') {
      endText()
      blocks.push(...imageBlocks(token, warn))
    } else {
      texts.push(token)
    }
  }
  endText()
  return blocks
}

/** Returns the tokens in a link around pictures, and any other token as it is. */
function withoutLink(anyToken: Token) {
  const token = narrowToken(anyToken)
  return token.type === 'link' && token.tokens.some(({ type }) => type === 'image')
    ? token.tokens.map(narrowToken)
    : [token]
}

function imageBlocks({ href, title, tokens, text }: Tokens.Image, warn: Warn): Block[] {
  const src = decodeEntities(href)
  if (/^[a-z][a-z\d+.-]*:/i.test(src) && !/^https?:/i.test(src)) {
    warn(`the picture ${src.slice(0, 60)} was left out: expected a file or an address that starts with https://`)
    return []
  }
  const alt = tokens.length > 0 ? inlineText(tokens) : text
  return [{ type: 'image', src, alt, ...(title && { caption: decodeEntities(title) }) }]
}

function listBlock(list: Tokens.List, warn: Warn): Block {
  warnOfInline(
    list.items.flatMap(({ tokens }) => tokens),
    warn,
  )
  const items = itemsOf(list, warn)
  if (!list.ordered) return { type: 'list', style: 'unordered', items }
  return { type: 'list', style: 'ordered', ...(list.start !== 1 && { start: Number(list.start) }), items }
}

/** Returns the texts of a list's items. Items of a list in an item come after it. */
function itemsOf(list: Tokens.List, warn: Warn): string[] {
  return list.items.flatMap(({ tokens }) => {
    const children = tokens.map(narrowToken)
    const nested = children.filter((child) => child.type === 'list')
    if (nested.length > 0) warn('a list in a list became part of the outer one')
    const text = textOfBlocks(
      children.filter((child) => child.type !== 'list'),
      ' ',
    )
    return [text, ...nested.flatMap((child) => itemsOf(child, warn))]
  })
}

/** A last paragraph that starts with a dash is the source. */
function quoteBlock({ tokens }: Tokens.Blockquote): Block {
  const [, content, cite] = /^(.+)\n\s*(?:—|–|--) *([^\n]+)$/s.exec(textOfBlocks(tokens, '\n\n')) ?? []
  return cite
    ? { type: 'quote', content: content?.trim(), cite }
    : { type: 'quote', content: textOfBlocks(tokens, '\n\n') }
}

function textOfBlocks(tokens: Token[], separator: string): string {
  const texts = tokens.map((anyToken) => {
    const token = narrowToken(anyToken)
    if (token.type === 'list') return token.items.map((item) => textOfBlocks(item.tokens, ' ')).join('\n')
    if (token.type === 'blockquote') return textOfBlocks(token.tokens, separator)
    if (token.type === 'code') return token.text
    if (token.type === 'table') return tableText(token)
    return token.type === 'paragraph' || token.type === 'heading' ? inlineText(token.tokens) : inlineText([token])
  })
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(separator)
}

const tableText = ({ header, rows }: Tokens.Table) =>
  [header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join(' | ')).join('\n')

/** Warns of what is lost in a text. */
function warnOfInline(tokens: Token[], warn: Warn): void {
  void marked.walkTokens(tokens, (anyToken) => {
    const token = narrowToken(anyToken)
    if (token.type === 'link' && (token.text !== token.href || hasCredentials(token.href))) {
      warn(`the link to ${token.href} became text, because posts have no links in their texts`)
    }
    if (token.type === 'image') warn(`the picture ${token.href} was left out: put it into a paragraph of its own`)
    if (token.type === 'html' && !/^\s*(<br\b|<!--)/i.test(token.raw)) {
      warn(`HTML was left out: ${token.raw.trim().slice(0, 60)}`)
    }
  })
}
