import { createQueryClient, readOptions } from './query-client.ts'

test.each(['', '.', '..', '\uD800', 'lap\uDC00top'])(
  'a product with the id %j, which no URL path can contain, fails with 404 without a request',
  async (id) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const reading = createQueryClient().query(readOptions('product', { id }))
    await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(fetched).not.toHaveBeenCalled()
  },
)
