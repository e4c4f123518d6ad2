/**
 * Builds the OpenAPI 3.1 document of the API. Its schemas come from the contract, its examples from
 * responses of the mock API.
 */
import type * as z from 'zod/mini'
import { posts } from '#fixtures/posts.ts'
import { answer } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { CART_ID_HEADER, isRead, keyOf, OPERATION_IDS, OPERATIONS, type OperationId } from '#src/api/operations.ts'
import { ANSWERS, BODIES } from '#src/api/schemas.ts'
import packageJson from '../../package.json' with { type: 'json' }
import {
  type ExampleRequest,
  type LinkDoc,
  OPERATION_DOCS,
  type OperationDoc,
  type ParameterDoc,
} from './operation-docs.ts'
import { componentSchemas, type JsonSchema, refTo } from './schemas.ts'

const SHOP = 'https://shop.example/'
const CART_ID = 'k3v9q0x7m2ztmhx4p9wd'

type MediaType = { schema: JsonSchema; example: unknown }
type LinkObject = { operationId: string; parameters: Record<string, string>; description: string }
type ResponseDoc = {
  description?: string
  headers?: object
  content?: Record<string, MediaType>
  links?: Record<string, LinkObject>
  $ref?: string
}

export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: object[]
  security: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, typeof CartId>
    headers: Record<string, object>
    responses: { ClientError: ResponseDoc; ServerError: ResponseDoc; Conflict: ResponseDoc }
  }
}

type OperationObject = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: ({ name: string; in: string; description: string; schema: JsonSchema } | { $ref: string })[]
  requestBody?: { required: true; content: Record<string, MediaType> }
  responses: Record<string, ResponseDoc>
}

/** Returns the document. Seeds the mock API, because it requests every example. */
export async function buildDocument(): Promise<ApiDocument> {
  // Passes `posts` from a static import, because the module loader may be closed when the blog is requested.
  seed({ ...builtInRows, posts: async () => posts }, { basePath: SHOP, cartStorage: () => null })
  const paths: ApiDocument['paths'] = {}
  // Gives the examples of cart reads a line to return, and those of cart writes a line to change.
  await request('add', OPERATION_DOCS.add.example)
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id]
    paths[path] = { ...paths[path], [method.toLowerCase()]: await describeOperation(id) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Overtone shop API',
      version: packageJson.version,
      description: INTRODUCTION,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [
      {
        url: '{baseUrl}',
        description: '`api.baseUrl` of config.json, the URL before `/api`: an origin, optionally with a path prefix.',
        // Without a description, because some validators of OpenAPI 3.1 do not know it here.
        variables: { baseUrl: { default: 'https://api.shop.example' } },
      },
    ],
    security: [],
    tags: [
      { name: 'Catalogue', description: 'Products, categories and brands.' },
      {
        name: 'Cart',
        description: 'The cart that `x-cart-id` identifies. The shop ignores the response bodies of cart writes.',
      },
      { name: 'Blog', description: 'Blog posts.' },
    ],
    paths,
    components: {
      schemas: { ...componentSchemas(), ErrorMessage },
      parameters: { CartId },
      headers: { CartId: CartIdHeader },
      responses: { ClientError, ServerError, Conflict },
    },
  }
}

const INTRODUCTION = `The API that the shop requires of a backend. Every request has \`x-cart-id\` and credentials; bodies of writes are JSON.

Error responses have their reason as plain text or JSON. The shop may show it in a toast. The shop does not retry failed requests.

A backend on another origin must return the shop’s origin in \`access-control-allow-origin\`, allow credentials, and expose \`x-cart-id\`.`

const CartId = {
  name: CART_ID_HEADER,
  in: 'header',
  description:
    'Identifies the anonymous cart of a browser, which creates the id: at least 8 random base-36 characters, then the time in base 36. The shop always sends it. Without it, the server creates an id and returns it.',
  schema: { type: 'string' },
  example: CART_ID,
}

const CartIdHeader = {
  description: 'The id of the cart. If it differs from the one in the request, the browser uses it from then on.',
  schema: { type: 'string' },
  example: CART_ID,
}

const ErrorMessage: JsonSchema = {
  description: 'A reason as JSON. The shop shows the first text that it finds, in the order of these fields.',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'The reason.' },
    error: { description: 'The reason, or an object with `message`.' },
    detail: { description: 'The reason, as in RFC 9457, or a list of objects with `msg`.' },
    title: { type: 'string', description: 'The reason in short, as in RFC 9457.' },
  },
}

const errorResponse = (description: string, example: string): ResponseDoc => {
  const schema = { $ref: '#/components/schemas/ErrorMessage' }
  return {
    description,
    content: {
      'text/plain': { schema: { type: 'string' }, example },
      'application/json': { schema, example: { message: example } },
      'application/problem+json': { schema, example: { detail: example } },
    },
  }
}

const ClientError = errorResponse(
  'Any other client error, also with another 4xx status. The shop may show the text.',
  'Invalid request',
)
const ServerError = errorResponse(
  'A server error, also with another 5xx status. The shop does not show a body of HTML.',
  'Try again later',
)

const Conflict = errorResponse(
  'The quantity exceeds the stock. The shop shows the text of a refused add.',
  'Only 3 left',
)

const refToResponse = (name: keyof ApiDocument['components']['responses']): ResponseDoc => ({
  $ref: `#/components/responses/${name}`,
})

/** Errors that any operation may return. Not as the ranges 4XX and 5XX, which client generators do not support. */
const ANY_ERROR: Record<string, ResponseDoc> = {
  400: refToResponse('ClientError'),
  401: refToResponse('ClientError'),
  429: refToResponse('ClientError'),
  500: refToResponse('ServerError'),
  503: refToResponse('ServerError'),
}

async function describeOperation(id: OperationId): Promise<OperationObject> {
  const { path } = OPERATIONS[id]
  const responseSchema = isRead(id) ? ANSWERS[id] : undefined
  const bodies: Partial<Record<OperationId, z.ZodMiniType>> = BODIES
  const body = bodies[id]
  const { operationId, tag, summary, description, parameters, example, errors, link }: OperationDoc = OPERATION_DOCS[id]
  const response = await request(id, example)
  const responses: OperationObject['responses'] = {
    200: {
      description: responseSchema ? 'Success.' : 'Success. The shop ignores the body.',
      headers: { [CART_ID_HEADER]: { $ref: '#/components/headers/CartId' } },
      ...(responseSchema && {
        content: { 'application/json': { schema: refTo(responseSchema), example: await response.json() } },
      }),
      ...(link && { links: linkTo(link) }),
    },
  }
  for (const [status, error] of Object.entries<ExampleRequest & { description: string }>(errors)) {
    const text = await (await request(id, error, Number(status))).text()
    responses[status] = errorResponse(error.description, text)
  }
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    parameters: [
      { $ref: '#/components/parameters/CartId' },
      ...Object.entries<ParameterDoc>(parameters).map(([name, doc]) => {
        const place = path.includes(`{${name}}`) ? { in: 'path', required: true } : { in: 'query' }
        return Object.assign({ name }, place, doc)
      }),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: refTo(body), example: example.body } } },
    }),
    responses: {
      ...ANY_ERROR,
      ...responses,
      // Some frameworks return 422 for an invalid body.
      ...(body && { 409: refToResponse('Conflict'), 422: responses[400] }),
    },
  }
}

/** Returns a link, named for the operation that it leads to. */
function linkTo({ to, parameters, description }: LinkDoc): Record<string, LinkObject> {
  const { operationId } = OPERATION_DOCS[to]
  return { [operationId]: { operationId, parameters, description } }
}

/** Sends a request to the mock API. Throws if the response has another status. */
async function request(id: OperationId, { params = {}, body }: ExampleRequest, status = 200): Promise<Response> {
  const { method } = OPERATIONS[id]
  const path = keyOf(id, params).join('/')
  const response = await answer(
    new Request(`http://mock.invalid${path}`, {
      method,
      headers: { 'content-type': 'application/json', [CART_ID_HEADER]: CART_ID },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  )
  if (response.status !== status) throw new Error(`${method} ${path} returned ${response.status}, not ${status}`)
  return response
}
