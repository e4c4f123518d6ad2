/** Finds where each component is used, from the imports in `src/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import type { Link, Uses } from './uses.ts'

const FILE = /\.storybook\/components\/uses\.ts$/
const IMPORTS = /(?:import|export) \{([^}]*)\} from '([^']+)'|import\('([^']+)'\)/g
const STORIES = '.stories.tsx'
const FRAME = 'src/features/shell/frame/Frame.tsx'

type Import = { from: string; file: string; names: string[] | null }
/** A stories file, the file and the name of its component, and the link to its docs page or first story. */
type Shown = Link & { stories: string; file: string; component: string; isPage: boolean }

/** Vite plugin that replaces the content of `uses.ts` when Vite loads it. */
export const componentUses = (): Plugin => ({
  name: 'overtone:component-uses',
  transform: (_code, id) =>
    FILE.test(id) ? { code: `export const uses = ${JSON.stringify(findUses())}`, map: null } : null,
})

function findUses(): Record<string, Uses> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => `src/${file}`)
  const imports = files.filter((file) => !file.endsWith(STORIES)).flatMap(importsOf)
  const importers = new Map<string, string[]>()
  for (const { file, from } of imports) importers.set(file, [...(importers.get(file) ?? []), from])
  const shown = files.filter((file) => file.endsWith(STORIES)).map(readStories)
  const pages = shown.filter(({ isPage }) => isPage)
  return Object.fromEntries(
    shown
      .filter(({ isPage }) => !isPage)
      .map(({ stories, file, component }) => {
        const users = imports.filter((each) => each.file === file && (each.names?.includes(component) ?? true))
        const direct = new Set(users.map(({ from }) => from))
        const all = usersOf(direct, importers, new Set(pages.map((page) => page.file)))
        return [
          stories,
          {
            everywhere: file === FRAME || all.has(FRAME),
            pages: pages.filter((page) => all.has(page.file)).map(toLink),
            components: shown.filter((each) => !each.isPage && direct.has(each.file) && each.file !== file).map(toLink),
          },
        ]
      }),
  )
}

const toLink = ({ name, path }: Shown): Link => ({ name, path })

/** Returns files and all files that import them, directly or through others. Does not look for users of a page. */
function usersOf(files: Set<string>, importers: Map<string, string[]>, pages: Set<string>): Set<string> {
  const found = new Set(files)
  // A set also visits what is added meanwhile.
  for (const file of found) if (!pages.has(file)) for (const from of importers.get(file) ?? []) found.add(from)
  return found
}

function importsOf(from: string): Import[] {
  return [...readFileSync(from, 'utf8').matchAll(IMPORTS)].map(([, names, path, lazyPath]) => ({
    from,
    file: fileOf(from, path ?? lazyPath ?? ''),
    names: names === undefined ? null : namesIn(names),
  }))
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim().replace(/^type /, ''))

const fileOf = (from: string, path: string) =>
  path.startsWith('.') ? join(dirname(from), path) : path.replace('#', '')

/** A stories file shows the component that it imports, or the file beside it, such as `Toasts.tsx`. */
function readStories(stories: string): Shown {
  const code = readFileSync(stories, 'utf8')
  const title = /title: '((?:Components|Demo Lab|Pages)\/[^']+)'/.exec(code)?.[1] ?? ''
  const component = /component: (\w+)/.exec(code)?.[1] ?? ''
  const isPage = title.startsWith('Pages/')
  const beside = stories.replace(STORIES, existsSync(stories.replace(STORIES, '.tsx')) ? '.tsx' : '.ts')
  const imported = importsOf(stories).find(({ names }) => names?.includes(component))
  const hasOwn = !isPage && imported !== undefined
  const first = /export const (\w+) = /.exec(code)?.[1] ?? ''
  const hasDocs = !isPage && !/^ {2}tags: \['!autodocs'/m.test(code)
  return {
    stories,
    file: hasOwn ? imported.file : beside,
    component: hasOwn ? component : basename(beside).replace(/\.tsx?$/, ''),
    name: title.replace(/^.+\//, ''),
    path: hasDocs ? `/docs/${toId(title, 'Docs')}` : `/story/${toId(title, storyNameFromExport(first))}`,
    isPage,
  }
}
