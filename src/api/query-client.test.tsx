import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createQueryClient } from './query-client.ts'

/** A read that fails. */
function failing(name: string) {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('503: '))
  return { read, options: queryOptions({ queryKey: [name], queryFn: read }) }
}

function Shown({ options }: Pick<ReturnType<typeof failing>, 'options'>) {
  return <p>{useQuery(options).isError ? 'Failed' : 'Loading'}</p>
}

/** A page that shows one read after another, and the same twice. */
function renderPages() {
  const client = createQueryClient()
  const page = (...shown: ReturnType<typeof failing>[]) => (
    <QueryClientProvider client={client}>
      {shown.map(({ options }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The same read may be shown twice.
        <Shown key={index} options={options} />
      ))}
    </QueryClientProvider>
  )
  const { rerender } = render(page())
  /** What a loader does when its page is visited. */
  const visit = ({ options }: ReturnType<typeof failing>) =>
    act(() => expect(client.query(options)).rejects.toThrow('503'))
  return { show: (...shown: ReturnType<typeof failing>[]) => rerender(page(...shown)), visit }
}

test('a read that failed is not asked again because one more component shows it, but at the next visit', async () => {
  const { show, visit } = renderPages()
  const brands = failing('/api/brands')
  show(brands)
  expect(await screen.findByText('Failed')).toBeVisible()
  show()
  show(brands, brands)
  expect(screen.getAllByText('Failed')).toHaveLength(2)
  expect(brands.read).toHaveBeenCalledTimes(1)
  await visit(brands)
  expect(brands.read).toHaveBeenCalledTimes(2)
})

test('a component that goes over to a read that failed does not ask for it', async () => {
  const { show, visit } = renderPages()
  const [first, second] = [failing('first'), failing('second')]
  show(first)
  await visit(second)
  show(second)
  expect(screen.getByText('Failed')).toBeVisible()
  expect(second.read).toHaveBeenCalledTimes(1)
})
