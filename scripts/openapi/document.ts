/**
 * The contract as an OpenAPI 3.1 document. Shapes come from the contract's schemas,
 * examples from the mock API's own answers.
 */
import { posts } from '#fixtures/posts.ts'
import { seed } from '#mocks/db.ts'
import { answer } from '#mocks/node.ts'
import {
  CART_ID_HEADER,
  keyOf,
  OPERATION_IDS,
  OPERATIONS,
  type Operation,
  type OperationId,
} from '#src/api/operations.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { OPERATION_DOCS, type OperationDoc, type ParameterDoc, type Sample } from './operation-docs.ts'
import { componentSchemas, type JsonSchema, refTo } from './schemas.ts'

const SHOP = 'https://shop.example/'
const CART_ID = 'k3v9q0x7m2ztmhx4p9wd'

type Media = { schema: JsonSchema; example: unknown }
export type Answered = { description?: string; headers?: object; content?: Record<string, Media>; $ref?: string }

export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: object[]
  security: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Call>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, typeof CartId>
    headers: Record<string, object>
    responses: { Refused: Answered; Failed: Answered }
  }
}

export type Call = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: ({ name: string; in: string; description: string; schema: JsonSchema } | { $ref: string })[]
  requestBody?: { required: true; content: Record<string, Media> }
  responses: Record<string, Answered>
}

/** Asks the mock API for every example, so it seeds the store. */
export async function describeApi(): Promise<ApiDocument> {
  // Whoever loads this module may have closed its loader by the time that the blog is asked.
  seed({ basePath: SHOP, cartStorage: () => null, posts: async () => posts })
  const paths: ApiDocument['paths'] = {}
  // So that the cart's reads have something to show, and its writes a line to change.
  await ask('add', OPERATION_DOCS.add.sample)
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id]
    paths[path] = { ...paths[path], [method.toLowerCase()]: await describeCall(id) }
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
        description: 'What stands before `/api`: an origin, and a path prefix if there is one.',
        variables: { baseUrl: { default: 'https://api.shop.example', description: '`api.baseUrl` of config.json.' } },
      },
    ],
    security: [],
    tags: [
      { name: 'Catalogue', description: 'Products, categories and brands.' },
      { name: 'Cart', description: 'The cart that `x-cart-id` names. Answers of its writes are not read.' },
      { name: 'Blog', description: 'Posts.' },
    ],
    paths,
    components: {
      schemas: componentSchemas(),
      parameters: { CartId },
      headers: { CartId: CartIdAnswered },
      responses: { Refused, Failed },
    },
  }
}

const INTRODUCTION = `What the shop asks of a backend. Every request carries \`x-cart-id\` and credentials; writes send JSON.

An answer that is not ok carries its reason as plain text, which a toast may show. The shop never retries.

A backend on another origin must name the shop’s origin in \`access-control-allow-origin\`, allow credentials, and expose \`x-cart-id\`.`

const CartId = {
  name: CART_ID_HEADER,
  in: 'header',
  required: true,
  description:
    'Ties an anonymous cart to a browser: at least 8 random base-36 characters, then the time in base 36. The browser makes it.',
  schema: { type: 'string' },
  example: CART_ID,
}

const CartIdAnswered = {
  description: 'The cart’s identifier. When it is another one than was sent, the browser keeps this one from then on.',
  schema: { type: 'string' },
  example: CART_ID,
}

const refusal = (description: string, example: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' }, example } },
})

const Refused = refusal('Any other refusal, a 401 included, is a failed call. The text may be shown.', 'Sign in first')
const Failed = refusal('A fault of the server is a failed call. HTML in its body is not shown.', 'Try again later')

async function describeCall(id: OperationId): Promise<Call> {
  const { path, answer: read, body }: Operation = OPERATIONS[id]
  const { operationId, tag, summary, description, parameters, sample, refused }: OperationDoc = OPERATION_DOCS[id]
  const response = await ask(id, sample)
  const responses: Call['responses'] = {
    200: {
      description: read ? 'The answer.' : 'Done. The body is not read.',
      headers: { [CART_ID_HEADER]: { $ref: '#/components/headers/CartId' } },
      ...(read && { content: { 'application/json': { schema: refTo(read), example: await response.json() } } }),
    },
  }
  for (const [status, { why, ...asked }] of Object.entries<Sample & { why: string }>(refused)) {
    responses[status] = refusal(why, await (await ask(id, asked, Number(status))).text())
  }
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    parameters: [
      { $ref: '#/components/parameters/CartId' },
      ...Object.entries<ParameterDoc>(parameters).map(([name, { description: means, schema }]) =>
        path.includes(`{${name}}`)
          ? { name, in: 'path', required: true, description: means, schema }
          : { name, in: 'query', description: means, schema },
      ),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: refTo(body), example: sample.body } } },
    }),
    responses: {
      ...responses,
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  }
}

/** Throws where the mock API does not answer as the table says. */
async function ask(id: OperationId, { params = {}, body }: Sample, status = 200): Promise<Response> {
  const { method } = OPERATIONS[id]
  const path = keyOf(id, params).join('/')
  const response = await answer(
    new Request(`http://mock.invalid${path}`, {
      method,
      headers: { 'content-type': 'application/json', [CART_ID_HEADER]: CART_ID },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  )
  if (response.status !== status) throw new Error(`${method} ${path} answered ${response.status}, not ${status}`)
  return response
}
