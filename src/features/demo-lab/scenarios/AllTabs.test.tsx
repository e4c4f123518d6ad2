import { screen } from '@testing-library/react'
import { useState } from 'react'
import { storeChosenScenarios, storeForAllTabs, takeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { renderWithProviders } from '#src/testing/render-app.tsx'
import { AllTabs } from './AllTabs.tsx'

const checkbox = () => screen.queryByRole('checkbox', { name: 'For all tabs of this shop' })

/** Renders the part with a button that turns off all scenarios. */
function open(names: readonly string[]) {
  storeChosenScenarios(names)
  const Part = () => {
    const [chosen, setChosen] = useState(names)
    const turnOff = () => {
      storeChosenScenarios([])
      setChosen([])
    }
    return (
      <>
        <AllTabs chosen={chosen} />
        <button type="button" onClick={turnOff}>
          Turn off all
        </button>
      </>
    )
  }
  return renderWithProviders(<Part />)
}

/** Returns the scenarios of a tab that is opened now by a typed address. */
function namesOfNewTab() {
  sessionStorage.clear()
  return takeChosenScenarios()
}

afterEach(() => storeChosenScenarios([]))

test('the names are for all tabs while the checkbox is on', async () => {
  const user = open(['offline', 'recording'])
  expect(checkbox()).not.toBeChecked()
  await user.click(screen.getByRole('checkbox'))
  expect(checkbox()).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('These scenarios are for all tabs')
  expect(namesOfNewTab()).toEqual(['offline'])
  await user.click(screen.getByRole('checkbox'))
  expect(checkbox()).not.toBeChecked()
  expect(namesOfNewTab()).toEqual([])
})

test('turning off all ends the names for all tabs too', async () => {
  const user = open(['offline'])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Turn off all' }))
  expect(checkbox()).not.toBeInTheDocument()
  expect(namesOfNewTab()).toEqual([])
})

test('names that only other tabs use are listed, and can be turned off', async () => {
  storeForAllTabs('cart-500,slow-1s')
  const user = open([])
  expect(screen.getByText('Tabs that you open by a typed address use cart-500, slow-1s.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn off for other tabs' }))
  expect(screen.queryByRole('button', { name: 'Turn off for other tabs' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(namesOfNewTab()).toEqual([])
})

test('if storage is full, says so and shares nothing', async () => {
  const user = open(['offline'])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('alert')).toHaveTextContent('This browser stores nothing more for this site')
  expect(checkbox()).not.toBeChecked()
})
