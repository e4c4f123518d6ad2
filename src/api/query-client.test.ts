import { createQueryClient, readOptions } from './query-client.ts'

test.each(['', '.', '..', '\uD800', 'lap\uDC00top'])(
  'an id of %j, which no path can contain, is a 404 without a request',
  async (id) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const reading = createQueryClient().query(readOptions('product', { id }))
    await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(fetched).not.toHaveBeenCalled()
  },
)
