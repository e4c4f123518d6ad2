/** Content of pages: that of the build, or the files of the shop (`store.content` in config.json). */
import { queryOptions } from '@tanstack/react-query'
import type { ContentPage } from '#src/config/optional-pages.ts'
import type { Site } from '#src/config/site.tsx'
import type { Contents } from './content-file.ts'

type LoadContent = <Page extends ContentPage>(page: Page) => Promise<Contents[Page]>

/** Loads a file of the shop. The schemas are a separate chunk, because few visits need them. */
let loadShopContent: LoadContent = async (page) => (await import('./content-file.ts')).loadContent(page)

/** Replaces the source of the shop's files, for the prerender. */
export function connectContent(load: LoadContent): void {
  loadShopContent = load
}

/** Loads a page's content. `builtIn` loads that of the build. */
export const contentOptions = <Page extends ContentPage>(
  page: Page,
  site: Site,
  builtIn: () => Promise<Contents[Page]>,
) => queryOptions({ queryKey: ['content', page], queryFn: () => loadContent(page, site, builtIn) })

/** Returns a page's content with the names of store and retailer and the code of the currency. */
export async function loadContent<Page extends ContentPage>(
  page: Page,
  { store, retailer }: Site,
  builtIn: () => Promise<Contents[Page]>,
): Promise<Contents[Page]> {
  const content = await (store.content?.includes(page) ? loadShopContent(page) : builtIn())
  return mapTexts(content, (text) =>
    text
      .replaceAll('{store}', () => store.name)
      .replaceAll('{retailer}', () => retailer.name)
      .replaceAll('{currency}', () => (store.currency === 'USD' ? 'US dollars' : store.currency)),
  )
}

/** Returns a copy of plain data in which each string is replaced. */
function mapTexts<T>(data: T, replace: (text: string) => string): T {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value)
    if (Array.isArray(value)) return value.map(mapped)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each)]))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The copy has the same shape.
  return mapped(data) as T
}
