/** Content of pages as files of the shop (`store.content` in config.json). */

import { CONTENT_PAGES, OPTIONAL_PAGES } from '#src/config/optional-pages.ts'
import { pagesWithoutContent, type Site } from '#src/config/site.tsx'
import { contentFile, parseContent } from '#src/content/content-file.ts'

/** Texts of files by page. */
export type ContentTexts = Partial<Record<string, string>>

/**
 * Checks the files that the configuration names. Throws an error that names the file and the field. Returns warnings about
 * missing and unused files, and about pages that the shop does not have.
 */
export function checkContents(site: Site, texts: ContentTexts): string[] {
  const { pages, content = [] } = site.store
  for (const page of content) {
    const text = texts[page]
    if (text === undefined) throw new Error(`"store.content": there is no file ${contentFile(page)}`)
    parseContent(page, text)
  }
  const missing = pagesWithoutContent(site).filter((page) => pages === undefined || pages.includes(page))
  const left = OPTIONAL_PAGES.filter((page) => pages?.includes(page) === false && content.some((each) => each === page))
  const unused = CONTENT_PAGES.filter((page) => texts[page] !== undefined && !content.includes(page))
  return [
    ...missing.map(
      (page) =>
        `The shop has no page "${page}", because its built-in texts are about the demo's products. ` +
        `Write ${contentFile(page)} and add "${page}" to "store.content", or list "store.pages" without it.`,
    ),
    ...left.map((page) => `The shop does not show ${contentFile(page)}: add "${page}" to "store.pages".`),
    ...unused.map((page) => `${contentFile(page)} is not used: add "${page}" to "store.content".`),
  ]
}
