/** The page about a release, without scripts. */
import type { Commit } from './commits.ts'
import type { Picture } from './compare.ts'
import type { TokenChange } from './tokens.ts'

/** Different pictures of a component or page, and the commits that touched it. */
export type ComponentChange = {
  id: string
  title: string
  pictures: Picture[]
  /** Names of different pictures that are left out, because the page has too many. */
  others: string[]
  commits: Commit[]
}

export type ReleaseChanges = {
  name: string
  before: string
  date: string
  /** Numbers of compared components and pages, and of their pictures; `only` is the beginning of their stories' ids. */
  compared: { components: number; pictures: number; only: string }
  components: ComponentChange[]
  tokens: TokenChange[]
  themeCommits: Commit[]
  /** Difference of the transcripts in `e2e/heard/`, as git prints it. */
  transcripts: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 100rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#fff, #16181c); color: light-dark(#1a1c20, #e8e8ea) }
main > section { border-top: 1px solid light-dark(#c9ccd2, #44474e); margin-top: 2.5rem }
a { color: light-dark(#0b57d0, #a8c7fa) } td, th { text-align: start; padding: 0 1.5rem .25rem 0 }
th { overflow-wrap: anywhere } pre, code { overflow-wrap: anywhere; white-space: pre-wrap }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem }
.contents { columns: 20rem } .row { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0; flex: 0 1 auto; max-width: 30rem } figcaption { color: light-dark(#565b64, #a9adb5) }
.picture { max-height: 40rem; overflow: auto; border: 1px solid light-dark(#c9ccd2, #44474e); display: grid; justify-items: start }
.picture > * { grid-area: 1 / 1 } .picture img { display: block; max-width: 100%; height: auto }
.picture > :not(:last-child) img { opacity: .25 }
.swatch { display: inline-block; width: 1em; height: 1em; border: 1px solid; vertical-align: -.125em }`

export function renderReport(release: ReleaseChanges): string {
  const { name, before, date, compared, components, tokens, themeCommits, transcripts } = release
  const count = components.reduce((sum, change) => sum + countOf(change), 0)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed in ${escape(name)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>What changed in ${escape(name)}</h1>
<p>${escape(date)}, compared with ${escape(before)}: ${components.length} of ${compared.components} components and pages look different, in ${count} of ${compared.pictures} pictures${compared.only && `, of those whose stories begin with ${escape(compared.only)}`}. Red pixels differ visibly, yellow ones hardly.</p>
<ul class="contents">
${components.map((change) => `<li><a href="#${change.id}">${nameOf(change.title)}</a> ${countOf(change)}</li>`).join('\n')}
${tokens.length > 0 ? `<li><a href="#tokens">Design tokens</a> ${tokens.length}</li>\n` : ''}${transcripts ? '<li><a href="#transcripts">Transcripts</a></li>\n' : ''}</ul>
${themeCommits.length > 0 ? `<section id="theme">\n<h2>Theme</h2>\n<p>Values of the theme can change every component.</p>\n${renderCommits(themeCommits)}</section>\n` : ''}${components.map(renderComponent).join('')}${renderTokens(tokens)}${
  transcripts
    ? `<section id="transcripts">\n<h2>Transcripts</h2>\n<details><summary>What is heard, before and after</summary>\n<pre>${escape(transcripts)}</pre></details>\n</section>\n`
    : ''
}</main>
</body>
</html>
`
}

/** Returns the number of different pictures. */
export const countOf = ({ pictures, others }: ComponentChange): number => pictures.length + others.length

/** Returns the place in the sidebar without the section of all components. */
const nameOf = (title: string) => escape(title.replace(/^Components\//, '').replaceAll('/', ' / '))

const renderComponent = ({ id, title, pictures, others, commits }: ComponentChange): string => `<section id="${id}">
<h2>${nameOf(title)}</h2>
<details${commits.length <= 15 ? ' open' : ''}><summary>Commits that touched it: ${commits.length}</summary>
${renderCommits(commits)}</details>
${pictures.map(renderPicture).join('')}${others.length > 0 ? `<p>Also different: ${escape(others.join('; '))}.</p>\n` : ''}</section>
`

const renderCommits = (commits: Commit[]) =>
  `<ul>\n${commits.map(({ hash, subject }) => `<li>${escape(subject)} <code>${hash}</code></li>`).join('\n')}\n</ul>\n`

function renderPicture({ name, file, kind, width, height }: Picture): string {
  // With sizes, so that pictures above do not move a section to which a link leads.
  const image = (side: string) =>
    `<a href="${file}.${side}.webp"><img loading="lazy" src="${file}.${side}.webp" width="${width}" height="${height}" alt="${escape(name)}, ${side}"></a>`
  const figure = (caption: string, ...sides: string[]) =>
    `<figure><figcaption>${caption}</figcaption><div class="picture">${sides.map(image).join('')}</div></figure>\n`
  const figures = {
    added: () => figure('Added', 'after'),
    removed: () => figure('Removed', 'before'),
    mended: () => figure('After. Before, a step of the story found no element', 'after'),
    failed: () => figure('Before. Now a step of the story finds no element', 'before'),
    changed: () => figure('Before', 'before') + figure('After', 'after') + figure('Difference', 'after', 'difference'),
  }
  return `<h3>${escape(name)}</h3>\n<div class="row">\n${figures[kind]()}</div>\n`
}

function renderTokens(tokens: TokenChange[]): string {
  if (tokens.length === 0) return ''
  const rows = tokens.map(
    ({ path, before, after }) =>
      `<tr><th>${escape(path)}</th><td>${renderValue(before)}</td><td>${renderValue(after)}</td></tr>`,
  )
  return `<section id="tokens">
<h2>Design tokens</h2>
<details${rows.length <= 15 ? ' open' : ''}><summary>Changed tokens: ${rows.length}</summary>
<table>
<tr><th>Token</th><th>Before</th><th>After</th></tr>
${rows.join('\n')}
</table></details>
</section>
`
}

function renderValue(value: string | undefined): string {
  if (value === undefined) return 'none'
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return `${isColor ? `<span class="swatch" style="background: ${value}"></span> ` : ''}<code>${escape(value)}</code>`
}
