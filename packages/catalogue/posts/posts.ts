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
import { readFileSync } from 'node:fs'
import type { BlogPost } from '#src/api/contract.ts'
import { fileIn } from '../../../scripts/shared/file-in.ts'
import { type DateOrder, readDate } from '../cells/dates.ts'
import { slugOf } from '../products/ids-and-slugs.ts'
import { isUnreadable } from '../unreadable.ts'
import { isDraft } from './drafts.ts'
import { BadPost, type FrontMatter, readFrontMatter, textIn } from './front-matter.ts'
import { readBlocks } from './markdown-blocks.ts'
import { isMdx, nameOfPost, postFiles } from './post-files.ts'

export type Posts = {
  /** The newest first. */
  posts: BlogPost[]
  /** Files that were left out: `first.md:2: "date" …`. */
  badFiles: string[]
  /** Parts that were left out of a post, with file and line. */
  warnings: string[]
  /** How many posts are not published. */
  drafts: number
}

/**
 * Reads the Markdown files of a folder and its subfolders. Throws if the folder cannot be read.
 *
 * @param order of the numbers in dates such as 03/04/2026
 */
export function readPosts(dir: string, order: DateOrder | null = null): Posts {
  const posts: BlogPost[] = []
  const badFiles: string[] = []
  const warnings: string[] = []
  /** Files by slug. */
  const files = new Map<string, string>()
  let drafts = 0
  for (const file of postFiles(dir)) {
    try {
      const path = fileIn(dir, file)
      if (path === null) throw new BadPost(1, 'not a file of this folder')
      if (isMdx(file))
        throw new BadPost(1, 'MDX is not read, because it can contain code: save the post as Markdown (.md)')
      const matter = readFrontMatter(decode(readFileSync(path)))
      if (isDraft(file, matter)) {
        drafts += 1
        continue
      }
      const slug = slugOf(textIn(matter, 'slug') ?? nameOfPost(file))
      const other = files.get(slug)
      if (other) throw new BadPost(matter.lineOf('slug'), `${other} has the slug "${slug}" too`)
      posts.push(readPost(matter, slug, order, (line, message) => warnings.push(`${file}:${line}: ${message}`)))
      files.set(slug, file)
    } catch (error) {
      if (!(error instanceof BadPost)) throw error
      badFiles.push(`${file}:${error.line}: ${error.message}`)
    }
  }
  return { posts: posts.toSorted(newestFirst), badFiles, warnings, drafts }
}

/** Posts without a date come last. */
const newestFirst = (a: BlogPost, b: BlogPost): number => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')

function readPost(
  matter: FrontMatter,
  slug: string,
  order: DateOrder | null,
  warn: (line: number, message: string) => void,
): BlogPost {
  const title = textIn(matter, 'title')
  if (!title) throw new BadPost(matter.lineOf('title'), '"title" is missing')
  return {
    id: `post-${slug}`,
    slug,
    title,
    excerpt: textIn(matter, 'excerpt'),
    featuredImage: textIn(matter, 'image'),
    tags: tagsIn(matter),
    publishedAt: dateIn(matter, order),
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

/** Returns the tags of a list, or of a text with commas. */
function tagsIn({ values: { tags = [] }, lineOf }: FrontMatter): string[] {
  const list: unknown[] = typeof tags === 'string' ? tags.split(',') : Array.isArray(tags) ? tags : [tags]
  return list.flatMap((tag) => {
    if (typeof tag !== 'string') throw new BadPost(lineOf('tags'), '"tags" must be a list such as [Laptops, Guides]')
    return tag.trim() || []
  })
}

/** Returns the date as ISO 8601, or null if there is none. */
function dateIn(matter: FrontMatter, order: DateOrder | null): string | null {
  const text = textIn(matter, 'date')
  if (text === null) return null
  const date = readDate(text.replace(/ +/g, ' '), order)
  if (!isUnreadable(date)) return new Date(date).toISOString()
  throw new BadPost(matter.lineOf('date'), `"${text}" ${date.what}. Expected ${date.expected}.`)
}
