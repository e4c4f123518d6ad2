/** YAML front matter of a Markdown file: lines between `---` and `---` at its start. */
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { reasonOf } from '../../../scripts/shared/reason-of.ts'

/** A file that cannot be read as a post. The message is for the author. */
export class BadPost extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

export type FrontMatter = {
  /** Values by name. All scalars are texts, such as the date. */
  values: Record<string, unknown>
  /** Returns the line of a value in the file, or the first line if there is none. */
  lineOf: (name: string) => number
  body: string
  /** Line of the file in which the body starts. */
  bodyLine: number
}

const FENCE = /^---[ \t]*$/

/**
 * Splits a file into front matter and body.
 *
 * @param text with line breaks as `\n`
 * @throws {BadPost} if there is no front matter, or if it is not valid YAML
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  if (!FENCE.test(lines[0] ?? '')) throw new BadPost(1, 'expected "---", the start of the front matter')
  if (end < 0) throw new BadPost(1, 'the front matter has no "---" at its end')
  const lineCounter = new LineCounter()
  // The first line is a comment, so that line numbers are those of the file.
  const yaml = ['#', ...lines.slice(1, end)].join('\n')
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter, prettyErrors: false })
  const [error] = document.errors
  if (error) throw new BadPost(lineCounter.linePos(error.pos[0]).line, error.message)
  const { contents } = document
  if (!isMap(contents)) throw new BadPost(1, 'expected front matter such as "title: My first post"')
  return {
    values: valuesOf(document),
    lineOf: (name) => {
      const key = contents.items.find((pair) => isScalar(pair.key) && pair.key.value === name)?.key
      const offset = isScalar(key) ? key.range?.[0] : undefined
      return offset === undefined ? 1 : lineCounter.linePos(offset).line
    },
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}

/** Returns a field of the front matter, or null if it is absent or empty. */
export function textIn({ values, lineOf }: FrontMatter, name: string): string | null {
  const value = values[name] ?? ''
  if (typeof value !== 'string') throw new BadPost(lineOf(name), `"${name}" must be one text`)
  return value.trim() || null
}

function valuesOf(document: Document.Parsed): Record<string, unknown> {
  try {
    // Aliases could repeat each other and fill the memory.
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new BadPost(1, reasonOf(error))
  }
}
