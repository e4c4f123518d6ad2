import { answer } from '#mocks/node.ts'
import { createDemoApi } from './create-demo-api.ts'
import { createInterceptor } from './interceptor.ts'
import { createLab } from './lab.ts'

const ORIGIN = 'http://shop.test'

afterEach(() => sessionStorage.clear())

test('a handler that throws answers 500 with the reason, also in the log', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const interceptor = createInterceptor(() => Promise.reject(new Error('no such row')))
  const response = await interceptor.answer(new Request(`${ORIGIN}/api/brands`))
  expect(response?.status).toBe(500)
  expect(await response?.text()).toBe('The mock API failed: no such row')
  expect(interceptor.requests()).toEqual([expect.objectContaining({ path: '/api/brands', status: 500 })])
  expect(error).toHaveBeenCalledWith(new Error('no such row'))
})

test.each(['/api/Brands', '/api/brands/', '/api/no-such'])('%s answers 404, also in a scenario', async (path) => {
  const interceptor = createInterceptor(answer)
  createLab(interceptor).choose(['brands-500'])
  const response = await interceptor.answer(new Request(ORIGIN + path))
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not found')
})

test('bodies are kept once there is a lab', async () => {
  const interceptor = createInterceptor(async () => new Response('[]'))
  await interceptor.answer(new Request(`${ORIGIN}/api/brands`))
  createLab(interceptor)
  await interceptor.answer(new Request(`${ORIGIN}/api/categories`))
  await vi.waitFor(() =>
    expect(interceptor.exchanges().stored.map(({ url }) => url)).toEqual([`${ORIGIN}/api/categories`]),
  )
})

test('bodies are kept from the first call of a page if the tab has used the lab', async () => {
  sessionStorage.setItem('overtone:/:demo-lab', 'used')
  const interceptor = createInterceptor(async () => new Response('[]'))
  await createDemoApi(interceptor, [])
  await interceptor.answer(new Request(`${ORIGIN}/api/brands`))
  await vi.waitFor(() => expect(interceptor.exchanges().stored).toHaveLength(1))
})
