/** Finds the element of XML that is repeated for each product. */
import { createXmlParser } from './xml-parser.ts'

/** Names that programs give it, in lower case. */
const USUAL = /<(?:item|entry|product|offer|shopitem)[\s>]/i

/** Returns whether an element at a depth is a product. The first element of the file has the depth 1. */
export function findRows(name: string, text: string): (local: string, depth: number) => boolean {
  if (USUAL.test(text)) return (local, depth) => depth > 1 && USUAL.test(`<${local}>`)
  const repeated = mostRepeated(name, text)
  return (local, depth) => local === repeated?.local && depth === repeated.depth
}

/** Returns the most frequent of the outermost elements that contain elements and occur more than once. */
function mostRepeated(name: string, text: string): { local: string; depth: number } | null {
  const parser = createXmlParser(name, text)
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
  parser.write(text).close()
  const repeated = Array.from(counts.values()).filter(({ count }) => count > 1)
  return repeated.toSorted((a, b) => a.depth - b.depth || b.count - a.count)[0] ?? null
}
