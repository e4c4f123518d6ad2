import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createQueryClient } from './query-client.ts'

/** Returns the options of a query that fails, and the spy that it calls. */
function failingQuery(name: string) {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('503: '))
  return { read, options: queryOptions({ queryKey: [name], queryFn: read }) }
}

function Status({ options }: Pick<ReturnType<typeof failingQuery>, 'options'>) {
  return <p>{useQuery(options).isError ? 'Failed' : 'Loading'}</p>
}

/** Renders a page that can show any of the queries, also one of them twice. */
function renderPages() {
  const client = createQueryClient()
  const page = (...shown: ReturnType<typeof failingQuery>[]) => (
    <QueryClientProvider client={client}>
      {shown.map(({ options }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same query can be shown twice.
        <Status key={index} options={options} />
      ))}
    </QueryClientProvider>
  )
  const { rerender } = render(page())
  /** Runs a query as a route's loader does. */
  const visit = ({ options }: ReturnType<typeof failingQuery>) =>
    act(() => expect(client.query(options)).rejects.toThrow('503'))
  return { show: (...shown: ReturnType<typeof failingQuery>[]) => rerender(page(...shown)), visit }
}

test('mounting a component does not fetch a failed query again, but the next loader does', async () => {
  const { show, visit } = renderPages()
  const brands = failingQuery('/api/brands')
  show(brands)
  expect(await screen.findByText('Failed')).toBeVisible()
  show()
  show(brands, brands)
  expect(screen.getAllByText('Failed')).toHaveLength(2)
  expect(brands.read).toHaveBeenCalledTimes(1)
  await visit(brands)
  expect(brands.read).toHaveBeenCalledTimes(2)
})

test('a component that switches to a failed query does not fetch it again', async () => {
  const { show, visit } = renderPages()
  const [first, second] = [failingQuery('first'), failingQuery('second')]
  show(first)
  await visit(second)
  show(second)
  expect(screen.getByText('Failed')).toBeVisible()
  expect(second.read).toHaveBeenCalledTimes(1)
})
