/**
 * Posts from Markdown files, one per post:
 *
 *   ---
 *   title: How to choose a laptop
 *   date: 2026-03-10
 *   excerpt: Three questions before you compare models.
 *   image: laptops.jpg
 *   tags: [Laptops, Guides]
 *   ---
 *   Start with the **size**.
 *
 *   [product: slate-14, slate-16]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { BlogPost } from '#src/api/contract.ts'
import { parseDate } from '#src/lib/dates.ts'
import { fileIn } from '../../../scripts/shared/file-in.ts'
import { slugOf } from '../products/ids-and-slugs.ts'
import { BadPost, type FrontMatter, readFrontMatter } from './front-matter.ts'
import { readBlocks } from './markdown-blocks.ts'

export type Posts = {
  /** The newest first. */
  posts: BlogPost[]
  /** Files that were left out: `first.md:2: "date" …`. */
  badFiles: string[]
  /** Parts that were left out of a post, with file and line. */
  warnings: string[]
}

/** Reads all files of a folder that end in `.md`. Throws if the folder cannot be read. */
export function readPosts(dir: string): Posts {
  const posts: BlogPost[] = []
  const badFiles: string[] = []
  const warnings: string[] = []
  /** Files by slug. */
  const files = new Map<string, string>()
  for (const file of readdirSync(dir)
    .filter((name) => /\.md$/i.test(name))
    .toSorted()) {
    try {
      const path = fileIn(dir, file)
      if (path === null) throw new BadPost(1, 'not a file of this folder')
      const matter = readFrontMatter(decode(readFileSync(path)))
      const slug = slugOf(textIn(matter, 'slug') ?? basename(file, extname(file)))
      const other = files.get(slug)
      if (other) throw new BadPost(matter.lineOf('slug'), `${other} has the slug "${slug}" too`)
      posts.push(readPost(matter, slug, (line, message) => warnings.push(`${file}:${line}: ${message}`)))
      files.set(slug, file)
    } catch (error) {
      if (!(error instanceof BadPost)) throw error
      badFiles.push(`${file}:${error.line}: ${error.message}`)
    }
  }
  return { posts: posts.toSorted(newestFirst), badFiles, warnings }
}

/** Drafts, which have no date, come last. */
const newestFirst = (a: BlogPost, b: BlogPost): number => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')

function readPost(matter: FrontMatter, slug: string, warn: (line: number, message: string) => void): BlogPost {
  const title = textIn(matter, 'title')
  if (!title) throw new BadPost(matter.lineOf('title'), '"title" is missing')
  return {
    id: `post-${slug}`,
    slug,
    title,
    excerpt: textIn(matter, 'excerpt'),
    featuredImage: textIn(matter, 'image'),
    tags: tagsIn(matter),
    publishedAt: dateIn(matter),
    blocks: readBlocks(matter.body, matter.bodyLine, warn),
  }
}

/** Returns the text with line breaks as `\n` and without a byte order mark. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    throw new BadPost(1, 'the file is not UTF-8: save it with this encoding')
  }
}

/** Returns a field of the front matter, or null if it is absent or empty. */
function textIn({ values, lineOf }: FrontMatter, name: string): string | null {
  const value = values[name] ?? ''
  if (typeof value !== 'string') throw new BadPost(lineOf(name), `"${name}" must be one text`)
  return value.trim() || null
}

/** Returns the tags of a list, or of a text with commas. */
function tagsIn({ values: { tags = [] }, lineOf }: FrontMatter): string[] {
  const list: unknown[] = typeof tags === 'string' ? tags.split(',') : Array.isArray(tags) ? tags : [tags]
  return list.flatMap((tag) => {
    if (typeof tag !== 'string') throw new BadPost(lineOf('tags'), '"tags" must be a list such as [Laptops, Guides]')
    return tag.trim() || []
  })
}

/** Returns the date as ISO 8601, or null for a draft. Also accepts a space before the time, as SQL writes it. */
function dateIn(matter: FrontMatter): string | null {
  const text = textIn(matter, 'date')
  if (text === null) return null
  const time = parseDate(text.replace(/ +/, 'T').replaceAll(' ', ''))
  if (time !== null) return new Date(time).toISOString()
  throw new BadPost(matter.lineOf('date'), `"${text}" is no date. Expected one such as 2026-03-10.`)
}
