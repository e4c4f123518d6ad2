/**
 * Writes the operations as a Bruno collection in OpenCollection YAML (https://spec.opencollection.com), one request per
 * operation. Fields have the order in which Bruno writes them, so that a saved request stays as it is.
 */
import { stringify } from 'yaml'
import { CART_ID_HEADER, OPERATION_IDS, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import { OPERATION_DOCS, type OperationDoc, type ParameterDoc } from './operation-docs.ts'

/** The URL is that of `examples/backend`. An environment can override the variables. */
const COLLECTION = {
  opencollection: '1.0.0',
  info: { name: 'Overtone shop API' },
  request: {
    headers: [{ name: CART_ID_HEADER, value: '{{cartId}}' }],
    variables: [
      { name: 'baseUrl', value: 'http://localhost:4500' },
      { name: 'cartId', value: 'bruno-cart-1' },
    ],
  },
  bundled: false,
  extensions: {},
}

/** Bruno's defaults. */
const SETTINGS = {
  encodeUrl: true,
  timeout: 0,
  followRedirects: true,
  maxRedirects: 5,
  forwardAuthorizationHeader: true,
}

/** Returns contents by path in the folder of the collection. */
export function brunoFiles(): Record<string, string> {
  const tags = [...new Set(OPERATION_IDS.map((id) => OPERATION_DOCS[id].tag))]
  return Object.fromEntries([
    ['opencollection.yml', toYaml(COLLECTION)],
    ...tags.map((name, index) => [`${name}/folder.yml`, toYaml({ info: { name, type: 'folder', seq: index + 1 } })]),
    ...OPERATION_IDS.map((id, index) => [
      `${OPERATION_DOCS[id].tag}/${OPERATION_DOCS[id].operationId}.yml`,
      toYaml(requestOf(id, index + 1)),
    ]),
  ])
}

function requestOf(id: OperationId, seq: number) {
  const { method, path }: Operation = OPERATIONS[id]
  const { operationId, summary, description, parameters, example }: OperationDoc = OPERATION_DOCS[id]
  const values = new Map(Object.entries(example.params ?? {}))
  const params = Object.entries<ParameterDoc>(parameters).map(([name, { schema, description: about }]) => {
    const { default: byDefault, examples: [first] = [] } = schema
    return {
      name,
      value: String(values.get(name) ?? byDefault ?? first ?? ''),
      type: path.includes(`{${name}}`) ? 'path' : 'query',
      description: about,
      disabled: values.has(name) ? undefined : true,
    }
  })
  const query = params.filter(({ type, disabled }) => type === 'query' && !disabled)
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&')
  return {
    info: { name: operationId, type: 'http', seq },
    http: {
      method,
      url: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${search && `?${search}`}`,
      params: params.length > 0 ? params : undefined,
      body: example.body === undefined ? undefined : { type: 'json', data: JSON.stringify(example.body, null, 2) },
    },
    settings: SETTINGS,
    docs: `${summary}.\n\n${description}`,
  }
}

/** Leaves undefined fields out. Like Bruno, folds no lines and puts an empty line before each block. */
function toYaml(file: object): string {
  return stringify(file, { lineWidth: 0 }).replaceAll(/\n(?=(info|request|http|settings|docs):)/g, '\n\n')
}
