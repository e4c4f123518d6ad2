/** Texts of the page as Markdown: names of products may have backticks, pipes, markup and line breaks. */

/** Returns a text that Markdown shows as it is, in one line. Addresses in it do not become links. */
export const markdownText = (text: string): string =>
  oneLine(text).replace(/[\\`*_[\]<>|#@~&!$]|(?<=:\/)\/|(?<=www)\./gi, '\\$&')

/** Returns a code span, in one line. */
export function codeSpan(text: string): string {
  const code = oneLine(text)
  const fence = '`'.repeat(longestRun(code) + 1)
  // Markdown removes one space at each end.
  return code.includes('`') ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`
}

/** Returns a block of code with a line for each text. */
export function codeBlock(texts: readonly string[]): string {
  const lines = texts.map(oneLine)
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1))
  return [`${fence}text`, ...lines, fence].join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const longestRun = (text: string) => Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
