import { dehydrate, QueryObserver } from '@tanstack/react-query'
import { createQueryClient, readOptions, refetchAnswers } from './query-client.ts'

test.each(['', '.', '..', '\uD800', 'lap\uDC00top'])(
  'a product with the id %j, which no URL path can contain, fails with 404 without a request',
  async (id) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const reading = createQueryClient().query(readOptions('product', { id }))
    await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('refetchAnswers() requests the API queries in use, the others at their next use, and none that was left out or not prerendered', async () => {
  const client = createQueryClient()
  const read = vi.fn<(name: string) => Promise<string>>(async (name) => name)
  const optionsOf = (name: string) => ({ queryKey: [name], queryFn: () => read(name) })
  for (const name of ['/api/used', '/api/unused', '/api/left-out', 'content'])
    client.setQueryData([name], 'prerendered')
  const prerendered = dehydrate(client)
  client.setQueryData(['/api/cart'], 'lines')
  const observers = ['/api/used', '/api/left-out', '/api/cart', 'content'].map((name) =>
    new QueryObserver(client, optionsOf(name)).subscribe(() => undefined),
  )

  refetchAnswers(client, [prerendered], (path) => path !== '/api/left-out')
  await vi.waitFor(() => expect(client.getQueryData(['/api/used'])).toBe('/api/used'))
  expect(read.mock.calls).toEqual([['/api/used']])
  for (const name of ['/api/unused', '/api/left-out', '/api/cart', 'content']) await client.query(optionsOf(name))
  expect(read.mock.calls).toEqual([['/api/used'], ['/api/unused']])
  for (const unsubscribe of observers) unsubscribe()
})
