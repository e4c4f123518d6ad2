/**
 * Writes the operations as a Bruno collection in OpenCollection YAML, one request per operation. Bruno's own package
 * serializes the files, so they do not change when Bruno saves them.
 */
import { stringifyCollection, stringifyFolder, stringifyRequest } from '@usebruno/filestore'
import { CART_ID_HEADER, OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import { OPERATION_DOCS, type OperationDoc, type ParameterDoc } from './operation-docs.ts'

const YML = { format: 'yml' } as const

/** Variables of the collection. An environment can override them. The URL is that of `examples/backend`. */
const VARIABLES = [
  { name: 'baseUrl', value: 'http://localhost:4500', enabled: true },
  { name: 'cartId', value: 'bruno-cart-1', enabled: true },
]

/** Returns contents by path in the folder of the collection. */
export function brunoFiles(): Record<string, string> {
  const headers = [{ name: CART_ID_HEADER, value: '{{cartId}}', enabled: true }]
  const root = { request: { headers, vars: { req: VARIABLES } } }
  const tags = [...new Set(OPERATION_IDS.map((id) => OPERATION_DOCS[id].tag))]
  return Object.fromEntries([
    ['opencollection.yml', stringifyCollection(root, { name: 'Overtone shop API' }, YML)],
    ...tags.map((name, index) => [
      `${name}/folder.yml`,
      stringifyFolder({ meta: { name, seq: index + 1 }, request: { auth: { mode: 'none' } } }, YML),
    ]),
    ...OPERATION_IDS.map((id, index) => [
      `${OPERATION_DOCS[id].tag}/${OPERATION_DOCS[id].operationId}.yml`,
      stringifyRequest(
        { type: 'http-request', name: OPERATION_DOCS[id].operationId, seq: index + 1, request: requestOf(id) },
        YML,
      ),
    ]),
  ])
}

function requestOf(id: OperationId) {
  const { method, path }: Operation = OPERATIONS[id]
  const { summary, description, parameters, example }: OperationDoc = OPERATION_DOCS[id]
  const values = new Map(Object.entries(example.params ?? {}))
  const params = Object.entries<ParameterDoc>(parameters).map(([name, { schema, description: about }]) => {
    const { default: byDefault, examples: [first] = [] } = schema
    return {
      name,
      value: String(values.get(name) ?? byDefault ?? first ?? ''),
      type: path.includes(`{${name}}`) ? 'path' : 'query',
      enabled: values.has(name),
      description: about,
    }
  })
  const query = params.filter(({ type, enabled }) => type === 'query' && enabled)
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&')
  return {
    method,
    url: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${search && `?${search}`}`,
    params,
    ...(example.body !== undefined && { body: { mode: 'json', json: JSON.stringify(example.body, null, 2) } }),
    docs: `${summary}.\n\n${description}`,
  }
}
