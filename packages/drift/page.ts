/** drift.html: the report of a run as a page without scripts. */
import { formatTime } from '#src/lib/dates.ts'
import { KINDS } from './difference.ts'
import type { Finding } from './findings.ts'
import type { DriftRun } from './run-drift.ts'
import type { ShopLink } from './shop-links.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#fff, #16181c); color: light-dark(#1a1c20, #e8e8ea) }
article { border-top: 1px solid light-dark(#c9ccd2, #44474e); padding: .25rem 0 }
h2 { margin-top: 2.5rem } h3 { font-size: 1rem; margin-bottom: 0 } p { margin: .25rem 0 } main { overflow-wrap: anywhere }
pre { background: light-dark(#f1f2f4, #24272c); padding: .5rem; white-space: pre-wrap; margin: .5rem 0 }
a { color: light-dark(#0b57d0, #a8c7fa) } .since { color: light-dark(#565b64, #a9adb5) }`

type Options = {
  run: DriftRun
  /** Links to the shop by the ids of findings. */
  links: ReadonlyMap<string, ShopLink>
}

/** Returns the page. All texts of the server are escaped. */
export function renderPage({ run, links }: Options): string {
  const { fresh, known, gone, notCompared, allowed, comparedWith } = run
  const { server, finishedAt } = run.file
  const title = `Drift of ${server}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(formatTime(Date.parse(finishedAt)))}. Compared with the contract and with the mock API${comparedWith === null ? '' : `, and with ${escape(comparedWith)}`}.</p>
<p><strong>${fresh.length} new</strong>, ${known.length} known, ${gone.length} gone.</p>
${section('New', fresh, links)}${section('Known', known, links)}${section('Not compared this time', notCompared, links)}${section('Gone', gone, new Map())}${renderAllowed(allowed)}</main>
</body>
</html>
`
}

function section(heading: string, findings: readonly Finding[], links: Options['links']): string {
  if (findings.length === 0) return ''
  return `<section>\n<h2>${heading}</h2>\n${findings.map((finding) => renderFinding(finding, links.get(finding.id))).join('')}</section>\n`
}

function renderFinding({ call, kind, text, since, curl }: Finding, link: ShopLink | undefined): string {
  return `<article>
<h3>${escape(call)}: ${KINDS[kind].toLowerCase()}</h3>
<p>${escape(text)}</p>
<p class="since">Since <time datetime="${escape(since)}">${escape(formatTime(Date.parse(since)))}</time></p>
<pre><code>${escape(curl)}</code></pre>
${link ? renderLink(link) : ''}</article>
`
}

const renderLink = ({ href, file }: ShopLink): string =>
  file
    ? `<p><a href="${escape(href)}" download>State file with this answer</a>, which the Demo Lab opens</p>\n`
    : `<p><a href="${escape(href)}">Open the shop with this answer</a></p>\n`

function renderAllowed(allowed: DriftRun['allowed']): string {
  if (allowed.length === 0) return ''
  const items = allowed.map((difference) => `<li>${escape(`${difference.call}: ${difference.text}`)}</li>`)
  return `<section>
<h2>Differences from the mock API that the contract allows</h2>
<ul>
${items.join('\n')}
</ul>
</section>
`
}
