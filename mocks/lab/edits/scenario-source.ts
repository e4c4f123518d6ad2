/** Source of a scenario with an edited answer, to paste into a file of `mocks/scenarios/`. */
import { callOf } from '#mocks/handlers/resolvers.ts'
import { WITHOUT_BODY } from '#mocks/lab/recordings/answer-from.ts'
import { OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import type { Edit } from '#src/demo/demo-state.ts'
import { indentedJson, parseJson } from './json.ts'

/**
 * Returns the source of an edit. Texts that the tester must replace begin with "Replace this".
 * @param page address of the page that shows the answer, relative to the base path
 */
export function scenarioSource(edit: Edit, page: string): string {
  const { id, url } = callOfEdit(edit)
  const { method, path }: Operation = OPERATIONS[id]
  const answer = sourceOfAnswer(edit)
  const [params, condition] = url ? conditionOf(id, url) : ['', '']
  const resolver = condition
    ? `(${params}) => {\n  ${condition.replaceAll('\n', '\n  ')}\n  return ${indent(answer, 2)}\n}`
    : `() => ${answer}`
  return `  ${JSON.stringify(`${id}-edited`)}: {
    title: ${JSON.stringify(`An edited answer to ${url ? edit.call : `${method} ${path}`}`)},
    shows: "Replace this by what the user sees, and why.",
    section: "§8 Pages",
    page: ${JSON.stringify(page.replace(/#.*/, ''))},
    expected: "Replace this by a text of the page.",
    handlers: [
      http.get(${JSON.stringify(path.replace(/\{(\w+)\}/, ':$1'))}, ${indent(resolver, 6)}),
    ],
  },
`
}

/** Returns the operation of an edit. Without a URL, the edit is for every call. */
function callOfEdit({ call }: Edit): { id: OperationId; url?: URL } {
  const operation = OPERATION_IDS.find((id) => id === call)
  if (operation) return { id: operation }
  const [method = '', path = ''] = call.split(' ')
  const url = new URL(path, 'https://shop.test')
  const id = callOf({ method, url: url.href })
  if (!id) throw new Error(`The contract has no call ${call}`)
  return { id, url }
}

/** Returns the parameters of a resolver that answers one call only, and the statement that leaves the others to the next. */
function conditionOf(id: OperationId, url: URL): [params: string, condition: string] {
  const { path, query }: Operation = OPERATIONS[id]
  const [, name] = /\{(\w+)\}/.exec(path) ?? []
  if (name) {
    const value = decodeURIComponent(url.pathname.replace(/.*\//, ''))
    return ['{ params }', `if (params.${name} !== ${JSON.stringify(value)}) return undefined`]
  }
  if (!query) return ['', '']
  const lines = [
    'const query = new URL(request.url).searchParams',
    'query.sort()',
    `if (query.toString() !== ${JSON.stringify(url.searchParams.toString())}) return undefined`,
  ]
  return ['{ request }', lines.join('\n')]
}

function sourceOfAnswer({ status, contentType, body }: Edit): string {
  const json = contentType.includes('json') && !WITHOUT_BODY.has(status) ? parseJson(body) : undefined
  if (json !== undefined) {
    return `HttpResponse.json(${indentedJson(json)}${status === 200 ? '' : `, { status: ${status} }`})`
  }
  const headers = contentType ? `, headers: { "content-type": ${JSON.stringify(contentType)} }` : ''
  return `new HttpResponse(${WITHOUT_BODY.has(status) ? 'null' : JSON.stringify(body)}, { status: ${status}${headers} })`
}

/** Indents all lines but the first. JSON has no line breaks in strings. */
const indent = (source: string, spaces: number): string => source.replaceAll('\n', `\n${' '.repeat(spaces)}`)
