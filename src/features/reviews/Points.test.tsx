import { render, screen } from '@testing-library/react'
import { Points } from './Points.tsx'

test.each([
  [['No flicker'], [], 'Pros'],
  [[], ['Short cable'], 'Cons'],
])('with the pros %j and the cons %j, only %s are shown', (liked, missed, title) => {
  render(<Points liked={liked} missed={missed} />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([title])
  expect(screen.getAllByRole('list')).toHaveLength(1)
})
