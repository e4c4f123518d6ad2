/**
 * The contract as an OpenAPI 3.1 document. Shapes come from the contract's schemas,
 * examples from the mock API's own answers.
 */
import { posts } from '#fixtures/posts.ts'
import { seed } from '#mocks/db.ts'
import { answer } from '#mocks/node.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { OPERATIONS, type Operation, type Sample } from './operations.ts'
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
  seed({ basePath: SHOP, cartPlace: () => null, posts: async () => posts })
  const paths: ApiDocument['paths'] = {}
  // So that the cart's reads have something to show.
  const add = OPERATIONS.find(({ id }) => id === 'addToCart')
  if (add) await ask(add, add.sample)
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: await describeCall(operation) }
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
  name: 'x-cart-id',
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

async function describeCall(operation: Operation): Promise<Call> {
  const { id, tag, summary, description, parameters = [], body, answer: read, sample, refused } = operation
  const response = await ask(operation, sample)
  const responses: Call['responses'] = {
    200: {
      description: read ? 'The answer.' : 'Done. The body is not read.',
      headers: { 'x-cart-id': { $ref: '#/components/headers/CartId' } },
      ...(read && {
        content: {
          'application/json': {
            schema: read.isList ? { type: 'array', items: refTo(read.schema) } : refTo(read.schema),
            example: await response.json(),
          },
        },
      }),
    },
  }
  for (const { status, why, ...asked } of refused) {
    const text = await (await ask(operation, asked, status)).text()
    responses[status] = refusal(why, text)
  }
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: [{ $ref: '#/components/parameters/CartId' }, ...parameters],
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
async function ask({ method, path }: Operation, sample: Sample, status = 200): Promise<Response> {
  const response = await answer(
    new Request(`http://mock.invalid${sample.path}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-cart-id': CART_ID },
      body: sample.body === undefined ? undefined : JSON.stringify(sample.body),
    }),
  )
  if (response.status !== status) throw new Error(`${method} ${path} answered ${response.status}, not ${status}`)
  return response
}
