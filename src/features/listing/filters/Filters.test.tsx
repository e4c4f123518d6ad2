import { screen, within } from '@testing-library/react'
import { scenario } from '#mocks/scenarios/registry.ts'
import { OptimisticListing } from '#src/features/listing/OptimisticListing.tsx'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { server } from '#src/testing/setup.ts'
import { Filters } from './Filters.tsx'

test.each([
  ['categories', 'Categories', /^Laptops/],
  ['brands', 'Brands', /^Aurelle/],
] as const)(
  '%s that fail to load show an error in their section, and Retry requests them again',
  async (name, title, option) => {
    server.use(...scenario(`${name}-500`))
    const user = renderWithProviders(
      <OptimisticListing listing={{}}>
        <Filters />
      </OptimisticListing>,
    )
    const opener = screen.getByRole('button', { name: title })
    if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener)
    const section = within(document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? document.body)
    expect(await section.findByRole('alert')).toHaveTextContent(`Failed to load ${name}.`)
    const retry = section.getByRole('button', { name: 'Retry' })
    await user.click(retry)
    expect(await section.findByText(`Failed to load ${name}.`)).toBeVisible()
    expect(retry).toHaveFocus()
    server.resetHandlers()
    await user.click(retry)
    expect(await section.findByRole('button', { name: option })).toBeVisible()
    expect(section.queryByRole('alert')).not.toBeInTheDocument()
  },
)
