import { runInNewContext } from 'node:vm'
import { getResponse, HttpResponse, http } from 'msw'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import type { Edit } from '#src/demo/demo-state.ts'
import { scenarioSource } from './scenario-source.ts'

const PRODUCT = { id: 'a', title: 'It’s "one"\n</script> \\ ${two}' }
const edit: Edit = {
  call: 'product',
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(PRODUCT),
}

/** Evaluates the source as an entry of a scenario file. */
const scenariosOf = (source: string): Record<string, Scenario> =>
  runInNewContext(`({${source}})`, { HttpResponse, http, URL })

/** Returns status, content type and text of the scenario's answer, or null if it leaves the call to the mock API. */
async function answerOf(source: string, path: string) {
  const handlers = Object.values(scenariosOf(source)).flatMap((scenario) => scenario.handlers ?? [])
  const url = `https://shop.test${path}`
  const response = await getResponse(handlers, new Request(url), { baseUrl: 'https://shop.test' })
  return response ? [response.status, response.headers.get('content-type'), await response.text()] : null
}

test('the source has what a scenario needs', () => {
  expect(scenariosOf(scenarioSource(edit, 'products/a/#reviews'))).toEqual({
    'product-edited': {
      title: 'An edited answer to GET /api/products/{id}',
      shows: 'Replace this by what the user sees, and why.',
      section: '§8 Pages',
      page: 'products/a/',
      expected: 'Replace this by a text of the page.',
      handlers: [expect.anything()],
    },
  })
})

const SENT = [200, 'application/json', JSON.stringify(PRODUCT)]

test.each<[string, string, unknown]>([
  ['product', '/api/products/a', SENT],
  ['product', '/api/products/b', SENT],
  ['GET /api/products/a', '/api/products/a', SENT],
  ['GET /api/products/a', '/api/products/b', null],
  ['GET /api/products/a%20(b)', '/api/products/a%20(b)', SENT],
  ['GET /api/products?limit=24&page=1', '/api/products?page=1&limit=24', SENT],
  ['GET /api/products?limit=24&page=1', '/api/products?page=2&limit=24', null],
  ['GET /api/blog', '/api/blog', SENT],
  ['GET /api/blog', '/api/blog?page=2', null],
  ['GET /api/brands', '/api/brands', SENT],
])('the source of an edit of %s answers %s with %j', async (call, path, expected) => {
  expect(await answerOf(scenarioSource({ ...edit, call }, ''), path)).toEqual(expected)
})

test.each<[Partial<Edit>, unknown]>([
  [{ status: 500 }, [500, 'application/json', JSON.stringify(PRODUCT)]],
  [{ body: '{"id":' }, [200, 'application/json', '{"id":']],
  [{ status: 404, contentType: 'text/plain', body: "Isn't\nhere" }, [404, 'text/plain', "Isn't\nhere"]],
  [{ contentType: 'text/html', body: '<script>1</script>' }, [200, 'text/html', '<script>1</script>']],
  [{ status: 204, body: '' }, [204, 'application/json', '']],
])('the source of %j answers %j', async (changes, expected) => {
  expect(await answerOf(scenarioSource({ ...edit, ...changes }, ''), '/api/products/a')).toEqual(expected)
})
