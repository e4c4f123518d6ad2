import { handlers } from '#mocks/handlers.ts'
import { apiFiles } from './files.ts'
import { componentSchemas } from './schemas.ts'

const openApi = async () => {
  const { 'openapi.json': text = '' } = await apiFiles()
  return { document: JSON.parse(text) }
}

test('the document has the same operations as the mock API', async () => {
  const { document } = await openApi()
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const handled = handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`)
  expect(documented.toSorted()).toEqual(handled.toSorted())
})

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
