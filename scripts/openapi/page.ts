/**
 * The OpenAPI document as one readable page: no script, nothing from elsewhere.
 */
import { withPolicy } from '../build/policy.mjs'
import type { Answered, ApiDocument, Call } from './document.ts'
import { STYLE } from './page-style.ts'
import type { JsonSchema } from './schemas.ts'

/** Takes the document; returns a whole HTML page that stands beside `openapi.json`. */
export function renderPage(api: ApiDocument): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )
  const groups = api.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }))
  return withPolicy(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(api.info.title)}</title>
<meta name="description" content="Every call, entity and error of the shop’s API.">
<link rel="icon" href="../favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Contents">
${groups.map((group) => `<p>${group.name}</p>${bullets(group.calls.map(({ method, path, call }) => `<a href="#${call.operationId}">${method} ${escape(path)}</a>`))}`).join('\n')}
<p>Entities</p>${bullets(Object.keys(api.components.schemas).map((name) => `<a href="#${name}">${name}</a>`))}
</nav>
<main>
<h1>${escape(api.info.title)}</h1>
${text(api.info.description)}
<p><a href="openapi.json">openapi.json</a>, version ${escape(api.info.version)}</p>
<h2>On every call</h2>
${renderShared(api)}
${groups
  .map(
    (group) => `<h2>${group.name}</h2>
${text(group.description)}
${group.calls.map(({ method, path, call }) => renderCall(method, path, call)).join('\n')}`,
  )
  .join('\n')}
<h2>Entities</h2>
${Object.entries(api.components.schemas).map(renderSchema).join('\n')}
</main>
</body>
</html>
`)
}

function renderCall(method: string, path: string, call: Call): string {
  const parameters = call.parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]))
  const body = call.requestBody?.content['application/json']
  return `<section id="${call.operationId}">
<h3><code>${method} ${escape(path)}</code> ${escape(call.summary)}</h3>
${text(call.description)}
${table(
  'Parameters',
  ['Name', 'In', 'Type', 'Meaning'],
  parameters.map(({ name, in: place, schema, description }) => [
    `<code>${name}</code>`,
    place,
    typeOf(schema),
    inline(description),
  ]),
)}
${body ? `<h4>Body: ${typeOf(body.schema)}</h4>${example(body.example)}` : ''}
${Object.entries(call.responses)
  .filter(([, response]) => !response.$ref)
  .map(renderAnswer)
  .join('\n')}
</section>`
}

function renderAnswer([status, { description = '', content = {} }]: [string, Answered]): string {
  const json = content['application/json']
  const said = content['text/plain']?.example
  const type = json ? `: ${typeOf(json.schema)}` : ''
  return `<p><strong>${status}</strong>${type} ${inline(description)}${typeof said === 'string' ? ` Says <q>${escape(said)}</q>.` : ''}</p>
${json ? example(json.example) : ''}`
}

function renderSchema([name, schema]: [string, JsonSchema]): string {
  const parts = Array.isArray(schema.oneOf) ? schema.oneOf : null
  return `<section id="${name}">
<h3>${name}</h3>
${text(schema.description ?? '')}
${parts ? parts.map((part: JsonSchema) => fieldTable(part.title ?? name, part)).join('\n') : fieldTable(name, schema)}
</section>`
}

function fieldTable(caption: string, schema: JsonSchema): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const isBlock = caption === schema.title
  const about = isBlock ? `: ${inline(schema.description ?? '')}` : ''
  return table(
    `<code>${caption}</code>${about}`,
    ['Field', 'Type', ...(isBlock ? [] : ['Meaning'])],
    Object.entries(schema.properties ?? {}).map(([field, of]) =>
      [
        `<code>${field}</code>${required.has(field) ? '' : ' <small>optional</small>'}`,
        typeOf(of),
        isBlock ? null : inline(of.description ?? ''),
      ].filter((cell) => cell !== null),
    ),
  )
}

/** What every call takes and may answer, which its own section leaves out. */
function renderShared({ components: { parameters, responses } }: ApiDocument): string {
  const headers = Object.values(parameters).map(({ name, description }) => [
    `<code>${name}</code>`,
    inline(description),
  ])
  return `${table('Headers', ['Name', 'Meaning'], headers)}
${renderAnswer(['4XX', responses.Refused])}
${renderAnswer(['5XX', responses.Failed])}`
}

/** A schema in a few words, linked where it is an entity. */
function typeOf(schema: JsonSchema): string {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return `<a href="#${name}">${name}</a>`
  if (schema.const !== undefined) return `<code>${escape(schema.const)}</code>`
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `<code>${escape(String(value))}</code>`).join(' ')
  const types = [schema.type]
    .flat()
    .map((type) => (type === 'array' ? `list of ${typeOf(schema.items ?? {})}` : type))
    .join(' or ')
  return schema.format === 'date-time' ? `${types}, ISO 8601` : types
}

const example = (value: unknown) =>
  `<details><summary>Example</summary><pre tabindex="0"><code>${escape(JSON.stringify(value, null, 2))}</code></pre></details>`

function table(caption: string, head: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(
    ([first, ...others]) =>
      `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><caption>${caption}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${cells.join('\n')}</tbody></table>`
}

const bullets = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const text = (paragraphs: string) =>
  paragraphs
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')

const inline = (sentence: string) => escape(sentence).replace(/`([^`]+)`/g, '<code>$1</code>')

const escape = (given: string) =>
  given.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
