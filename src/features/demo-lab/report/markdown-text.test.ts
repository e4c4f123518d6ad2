import { marked, type Token } from 'marked'
import { NASTY_NAMES } from '#src/testing/nasty-names.ts'
import { codeBlock, codeSpan, markdownText } from './markdown-text.ts'

/** Returns the text that a reader sees, and the types of the tokens that show it. */
function read(markdown: string) {
  const types = new Set<string>()
  const textOf = (token: Token): string => {
    types.add(token.type)
    return 'tokens' in token && token.tokens ? token.tokens.map(textOf).join('') : 'text' in token ? token.text : ''
  }
  const tokens = marked.lexer(markdown)
  return { text: tokens.map(textOf).join(''), types: [...types] }
}

const inOneLine = (name: string) => name.replace(/\s+/g, ' ')

test('a name mentions no user and no issue of the platform that shows the report', () => {
  expect(markdownText('#12 @someone')).toBe('\\#12 \\@someone')
})

test.each(NASTY_NAMES)('Markdown shows %j as it is', (name) => {
  const { text, types } = read(`pressed *${markdownText(name)}*`)
  expect(text).toBe(`pressed ${inOneLine(name)}`)
  expect(types).toContain('em')
  expect(types.filter((type) => !['em', 'escape', 'paragraph', 'text'].includes(type))).toEqual([])
})

test.each(NASTY_NAMES)('a code span shows %j as it is', (name) => {
  const { text, types } = read(`opened ${codeSpan(name)}`)
  expect(text).toBe(`opened ${inOneLine(name)}`)
  expect(types).toContain('codespan')
})

test('a block of code ends after its last line', () => {
  const [block, ...others] = marked.lexer(codeBlock([...NASTY_NAMES, '```', '````']))
  expect(block).toMatchObject({ type: 'code', text: [...NASTY_NAMES.map(inOneLine), '```', '````'].join('\n') })
  expect(others).toEqual([])
})
