import { createQueryClient, readOptions } from './query-client.ts'

test.each(['', '.', '..', '\uD800', 'lap\uDC00top'])(
  'nothing has the name %j: it is missing, and nobody is asked',
  async (id) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const reading = createQueryClient().query(readOptions('product', { id }))
    await expect(reading).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    expect(fetched).not.toHaveBeenCalled()
  },
)
