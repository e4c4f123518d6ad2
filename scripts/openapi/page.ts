/** Renders the OpenAPI document as an HTML page without scripts or external resources. */
import { withPolicy } from '../build/policy.mjs'
import type { ApiDocument, OperationObject, ResponseDoc } from './document.ts'
import { STYLE } from './page-style.ts'
import type { JsonSchema } from './schemas.ts'

/** Returns a complete HTML page, to be published beside `openapi.json`. */
export function renderPage(api: ApiDocument): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = api.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return withPolicy(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(api.info.title)}</title>
<meta name="description" content="Every call, schema and error of the shop’s API.">
<link rel="icon" href="../favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Contents">
${groups.map((group) => `<p>${group.name}</p>${bullets(group.operations.map(({ method, path, operation }) => `<a href="#${operation.operationId}">${method} ${escape(path)}</a>`))}`).join('\n')}
<p>Schemas</p>${bullets(Object.keys(api.components.schemas).map((name) => `<a href="#${name}">${name}</a>`))}
</nav>
<main>
<h1>${escape(api.info.title)}</h1>
${text(api.info.description)}
<p><a href="openapi.json">openapi.json</a>, version ${escape(api.info.version)}</p>
<h2>All calls</h2>
${renderShared(api)}
${groups
  .map(
    (group) => `<h2>${group.name}</h2>
${text(group.description)}
${group.operations.map(({ method, path, operation }) => renderOperation(method, path, operation)).join('\n')}`,
  )
  .join('\n')}
<h2>Schemas</h2>
${Object.entries(api.components.schemas).map(renderSchema).join('\n')}
</main>
</body>
</html>
`)
}

function renderOperation(method: string, path: string, operation: OperationObject): string {
  const parameters = operation.parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]))
  const body = operation.requestBody?.content['application/json']
  return `<section id="${operation.operationId}">
<h3><code>${method} ${escape(path)}</code> ${escape(operation.summary)}</h3>
${text(operation.description)}
${table(
  'Parameters',
  ['Name', 'In', 'Type', 'Description'],
  parameters.map(({ name, in: place, schema, description }) => [
    `<code>${name}</code>`,
    place,
    typeOf(schema),
    inline(description),
  ]),
)}
${body ? `<h4>Body: ${typeOf(body.schema)}</h4>${example(body.example)}` : ''}
${Object.entries(operation.responses)
  .filter(([, response]) => !response.$ref)
  .map(renderResponse)
  .join('\n')}
</section>`
}

function renderResponse([status, { description = '', content = {} }]: [string, ResponseDoc]): string {
  const json = content['application/json']
  const message = content['text/plain']?.example
  const type = json ? `: ${typeOf(json.schema)}` : ''
  return `<p><strong>${status}</strong>${type} ${inline(description)}${typeof message === 'string' ? ` Example: <q>${escape(message)}</q>` : ''}</p>
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
    ['Field', 'Type', ...(isBlock ? [] : ['Description'])],
    Object.entries(schema.properties ?? {}).map(([field, fieldSchema]) =>
      [
        `<code>${field}</code>${required.has(field) ? '' : ' <small>optional</small>'}`,
        typeOf(fieldSchema),
        isBlock ? null : inline(fieldSchema.description ?? ''),
      ].filter((cell) => cell !== null),
    ),
  )
}

/** Renders the header and the errors that all calls share. */
function renderShared({ components: { parameters, responses } }: ApiDocument): string {
  const headers = Object.values(parameters).map(({ name, description }) => [
    `<code>${name}</code>`,
    inline(description),
  ])
  return `${table('Headers', ['Name', 'Description'], headers)}
${renderResponse(['4XX', responses.ClientError])}
${renderResponse(['5XX', responses.ServerError])}`
}

/** Returns the type of a schema as HTML. A named schema is a link to its section. */
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

const text = (markdown: string) =>
  markdown
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')

const inline = (markdown: string) => escape(markdown).replace(/`([^`]+)`/g, '<code>$1</code>')

const escape = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
