/** Finds the element of XML that is repeated for each product. */
import type { TextFile } from './decode.ts'
import { createXmlParser } from './xml-parser.ts'

/** Names that programs give it, in lower case. */
const USUAL = /<(?:item|entry|product|offer|shopitem)[\s>]/i
const LONGEST_USUAL = '<shopitem'.length

/** Returns a function that says whether an element at a depth is a product. The first element of the file has the depth 1. */
export async function findRows(file: TextFile): Promise<(local: string, depth: number) => boolean> {
  if (await hasUsualName(file)) return (local, depth) => depth > 1 && USUAL.test(`<${local}>`)
  const repeated = await mostRepeated(file)
  return (local, depth) => local === repeated?.local && depth === repeated.depth
}

async function hasUsualName({ read }: TextFile): Promise<boolean> {
  let end = ''
  for await (const text of read()) {
    if (USUAL.test(end + text)) return true
    // A name may be cut between two parts.
    end = text.slice(-LONGEST_USUAL)
  }
  return false
}

/** Returns the most frequent of the outermost elements that contain elements and occur more than once. */
async function mostRepeated({ name, head, read }: TextFile): Promise<{ local: string; depth: number } | null> {
  const parser = createXmlParser(name, head)
  const open: string[] = []
  const counts = new Map<string, { local: string; depth: number; count: number }>()
  let isLeaf = false
  parser.on('opentag', ({ local }) => {
    open.push(local)
    isLeaf = true
  })
  parser.on('closetag', ({ local }) => {
    const path = open.join('/')
    const depth = open.length
    const count = (counts.get(path)?.count ?? 0) + 1
    if (!isLeaf) counts.set(path, { local, depth, count })
    isLeaf = false
    open.pop()
  })
  for await (const text of read()) parser.write(text)
  parser.close()
  const repeated = Array.from(counts.values()).filter(({ count }) => count > 1)
  return repeated.toSorted((a, b) => a.depth - b.depth || b.count - a.count)[0] ?? null
}
