import { generatedFiles } from './files.ts'
import { componentSchemas } from './schemas.ts'

const openApi = async () => {
  const { 'public/api-docs/openapi.json': text = '' } = await generatedFiles()
  return { document: JSON.parse(text) }
}

test('every list has a row schema, and every field a description', () => {
  const missing: string[] = []
  const visit = (path: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'array' && JSON.stringify(Reflect.get(node, 'items')) === '{}')
      missing.push(path)
    for (const [key, child] of Object.entries(node)) visit(`${path}.${key}`, child)
  }
  const schemas = componentSchemas()
  visit('', schemas)
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [field, { description }] of Object.entries(properties))
      if (!description) missing.push(`${name}.${field}`)
  }
  for (const block of Object(schemas.Block?.oneOf)) if (!block.description) missing.push(`Block ${block.title}`)
  expect(missing).toEqual([])
})

test('examples are responses of the mock API, including errors', async () => {
  const { document } = await openApi()
  const { 200: success } = document.paths['/api/cart'].get.responses
  expect(success.content['application/json'].example).toEqual([
    { product: expect.objectContaining({ id: 'norrvane-studio-16', price: '2399.00' }), quantity: 1 },
  ])
  const { 404: notFound } = document.paths['/api/products/{id}'].get.responses
  expect(notFound.content['text/plain'].example).toBe('Product not found')
})

/** Returns what a runtime expression refers to in the example of a response. */
function evaluate(expression: string, example: unknown): unknown {
  const [source, pointer = ''] = expression.split('#/')
  expect(source).toBe('$response.body')
  return pointer.split('/').reduce<unknown>((node, key) => Object(node)[key], example)
}

test.each([
  ['/api/products', 'getProduct', 'id', 'quillane-margin-14'],
  ['/api/categories', 'getCategory', 'slug', 'laptops'],
  ['/api/blog', 'getPost', 'slug', 'what-an-overtone-is'],
])('the list %s has a link to %s', async (path, operationId, parameter, value) => {
  const { document } = await openApi()
  const { links, content } = document.paths[path].get.responses[200]
  const { parameters } = links[operationId]
  expect(links[operationId].operationId).toBe(operationId)
  expect(Object.keys(parameters)).toEqual([parameter])
  expect(evaluate(parameters[parameter], content['application/json'].example)).toBe(value)
  expect(valuesOf('operationId', document.paths)).toContain(operationId)
})

test('an add has a link to the count of the same cart', async () => {
  const { document } = await openApi()
  const { links } = document.paths['/api/cart/add'].post.responses[200]
  expect(links.countCart).toMatchObject({
    operationId: 'countCart',
    parameters: { 'x-cart-id': '$request.header.x-cart-id' },
  })
})

/** Returns every value of a keyword in schemas and parameters. Examples are not searched. */
function valuesOf(keyword: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => {
    if (key === keyword) return [child]
    return key === 'example' ? [] : valuesOf(keyword, child)
  })
}

describe('validators and client generators', () => {
  test('patterns use only syntax that RE2 and PCRE2 support', async () => {
    const { document } = await openApi()
    const patterns = valuesOf('pattern', document)
    expect(patterns).not.toEqual([])
    for (const pattern of patterns) expect(pattern).not.toMatch(/\(\?|\\[uU]/)
    expect(document.components.schemas.Product.properties.id).toMatchObject({ type: 'string', minLength: 1 })
  })

  test('requests without a cart id and with invalid query values are valid', async () => {
    const { document } = await openApi()
    const queries = Object.values<Record<string, { parameters: { in?: string }[] }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'query'))
    expect(queries).not.toEqual([])
    for (const keyword of ['required', 'minimum', 'maximum', 'enum']) expect(valuesOf(keyword, queries)).toEqual([])
    expect(document.components.parameters.CartId.required).not.toBe(true)
  })

  test('response fields have no default, because generators make such fields required', async () => {
    const { document } = await openApi()
    expect(valuesOf('default', document.components.schemas)).toEqual([])
    expect(valuesOf('required', document.components.schemas.Product)).toEqual([['id', 'title', 'price']])
  })

  test('every response has a status, and no range', async () => {
    const { document } = await openApi()
    const statuses = valuesOf('responses', document.paths).flatMap((responses) => Object.keys(Object(responses)))
    expect(statuses.filter((status) => !/^\d{3}$/.test(status))).toEqual([])
    const { responses } = document.paths['/api/cart/add'].post
    expect(Object.keys(responses).join(' ')).toBe('200 400 401 404 409 422 429 500 503')
  })
})
