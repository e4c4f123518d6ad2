/** Recognizes posts that are not published. */
import { readYesNo } from '../cells/yes-no.ts'
import { BadPost, type FrontMatter, textIn } from './front-matter.ts'

/** Values of `status` that WordPress, Pelican and others write. */
const UNPUBLISHED = new Set(['draft', 'hidden', 'pending', 'private'])

/**
 * Returns whether the post is not published: `draft: true`, `published: false`, `status: draft`, or a file of Jekyll's folder
 * `_drafts`. Throws `BadPost` if `draft` is neither yes nor no.
 */
export function isDraft(file: string, matter: FrontMatter): boolean {
  const draft = readFlag(matter, 'draft')
  if (draft === undefined) throw new BadPost(matter.lineOf('draft'), '"draft" must be true or false')
  // "published" may also be a date.
  if (draft === true || readFlag(matter, 'published') === false) return true
  return UNPUBLISHED.has(textIn(matter, 'status')?.toLowerCase() ?? '') || file.split('/').includes('_drafts')
}

/** Returns null without the field, and undefined for other text. */
function readFlag(matter: FrontMatter, name: string): boolean | null | undefined {
  const text = textIn(matter, name)
  return text === null ? null : (readYesNo(text) ?? undefined)
}
