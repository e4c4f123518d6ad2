/** Posts of `--posts` in a catalogue. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { BlogPost } from '#src/api/contract.ts'
import type { DateOrder } from '../cells/dates.ts'
import type { SourceResult } from '../read-source.ts'
import { formatCount, messagesReport } from '../report.ts'
import { InputError } from '../unreadable.ts'
import { type Posts, readPosts } from './posts.ts'

/** Reads the posts of a folder. Throws `InputError` if there is no such folder, or if it has no Markdown files. */
export function openPosts(dir: string, order: DateOrder | null): Posts {
  requireFolder('--posts', dir)
  const posts = readPosts(dir, order)
  if (posts.posts.length + posts.badFiles.length + posts.drafts === 0) {
    throw new InputError(`${dir} has no files that end in .md or .markdown.`)
  }
  return posts
}

/** Replaces the posts of a catalogue. Files that are no posts count as bad rows. */
export function withPosts(
  { catalogue, reports }: SourceResult,
  { posts, badFiles, warnings, drafts }: Posts,
): SourceResult {
  const report = messagesReport(badFiles, [...warnings, ...unknownProducts(posts, catalogue)])
  const skipped = drafts > 0 ? [`Skipped ${formatCount(drafts, 'post')} not published.`] : []
  return {
    catalogue: { ...catalogue, posts },
    reports: [...reports, { ...report, lines: (most) => [...skipped, ...report.lines(most)] }],
  }
}

/** Throws `InputError` unless an option names a folder. */
export function requireFolder(option: string, dir: string): void {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`${option}: there is no folder ${resolve(dir)}.`)
}

/** Returns a warning for each product that a post shows and the catalogue does not have. */
function unknownProducts(posts: BlogPost[], { products }: CatalogueFile): string[] {
  const ids = new Set(products.map(({ id }) => id))
  return posts.flatMap(({ slug, blocks }) =>
    blocks
      .flatMap((block) => (block.type === 'product-showcase' ? block.productIds : []))
      .filter((id) => !ids.has(id))
      .map((id) => `The post "${slug}" shows the product "${id}", which the catalogue does not have.`),
  )
}
