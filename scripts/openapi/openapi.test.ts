import { handlers } from '#mocks/handlers.ts'
import { apiFiles } from './files.ts'
import { componentSchemas } from './schemas.ts'

const openApi = async () => {
  const { 'openapi.json': text = '', 'index.html': page = '' } = await apiFiles()
  return { document: JSON.parse(text), page }
}

test('describes every call that the mock API answers, and no other', async () => {
  const { document } = await openApi()
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const answered = handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`)
  expect(described.toSorted()).toEqual(answered.toSorted())
})

test('says what the rows of every list are, and what every field means', () => {
  const unsaid: string[] = []
  const look = (path: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'array' && JSON.stringify(Reflect.get(node, 'items')) === '{}')
      unsaid.push(path)
    for (const [key, child] of Object.entries(node)) look(`${path}.${key}`, child)
  }
  const schemas = componentSchemas()
  look('', schemas)
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [field, { description }] of Object.entries(properties)) if (!description) unsaid.push(`${name}.${field}`)
  }
  for (const block of Object(schemas.Block?.oneOf)) if (!block.description) unsaid.push(`Block ${block.title}`)
  expect(unsaid).toEqual([])
})

test('shows what the mock API answers, errors included', async () => {
  const { document } = await openApi()
  const { 200: read } = document.paths['/api/cart'].get.responses
  expect(read.content['application/json'].example).toEqual([
    { product: expect.objectContaining({ id: 'norrvane-studio-16', price: '2399.00' }), quantity: 1 },
  ])
  const { 404: missing } = document.paths['/api/products/{id}'].get.responses
  expect(missing.content['text/plain'].example).toBe('Product not found')
})

test('the page names every call and entity, asks nothing of other hosts and runs no script', async () => {
  const { document, page } = await openApi()
  for (const methods of Object.values<Record<string, { operationId: string }>>(document.paths)) {
    for (const { operationId } of Object.values(methods)) expect(page).toContain(`<section id="${operationId}">`)
  }
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const id of targets) expect(page).toContain(`id="${id}"`)
  expect(page).not.toMatch(/<script|src=|href="http|@import|url\(/)
})
