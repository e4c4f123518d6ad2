import { act, render, screen } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import type { CartItem } from '#src/api/contract.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { SiteProvider } from '#src/config/site.tsx'
import { QuantityAnnouncement } from './QuantityAnnouncement.tsx'

const laptop = (quantity: number, price = '2399.00'): CartItem => ({
  product: { ...studioLaptop, title: 'Laptop', price },
  quantity,
})
const headphones = (quantity: number): CartItem => ({
  product: { ...studioHeadphones, title: 'Headphones', price: '100.00' },
  quantity,
})

const wrapper = ({ children }: PropsWithChildren) => <SiteProvider site={DEFAULT_CONFIG}>{children}</SiteProvider>

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test.each<[string, CartItem[], CartItem[], string]>([
  [
    'a changed quantity with both totals',
    [laptop(1), headphones(1)],
    [laptop(2), headphones(1)],
    'Laptop, quantity 2, $4,798.00. Estimated Total $4,898.00',
  ],
  [
    'all changed quantities',
    [laptop(2), headphones(1)],
    [laptop(1), headphones(3)],
    'Laptop, quantity 1, $2,399.00. Headphones, quantity 3, $300.00. Estimated Total $2,699.00',
  ],
  [
    'a quantity beside a removed line',
    [laptop(1), headphones(1)],
    [headphones(2)],
    'Headphones, quantity 2, $200.00. Estimated Total $200.00',
  ],
  ['nothing for a removed line', [laptop(1), headphones(1)], [headphones(1)], ''],
  ['nothing for an added line', [headphones(1)], [headphones(1), laptop(1)], ''],
  ['nothing for a changed price', [laptop(1)], [laptop(1, '1.00')], ''],
])('the status announces %s', (_what, before, after, text) => {
  const { rerender } = render(<QuantityAnnouncement cart={before} />, { wrapper })
  wait(1000)
  rerender(<QuantityAnnouncement cart={after} />)
  wait(999)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  wait(1)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('several changes are announced once, and a change that a failure undoes is not', () => {
  const { rerender } = render(<QuantityAnnouncement cart={[laptop(1)]} />, { wrapper })
  for (const quantity of [2, 3, 4]) {
    rerender(<QuantityAnnouncement cart={[laptop(quantity)]} />)
    wait(900)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  }
  rerender(<QuantityAnnouncement cart={[laptop(1)]} />)
  wait(1000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a removed line clears an announcement with the old total', () => {
  const { rerender } = render(<QuantityAnnouncement cart={[laptop(1), headphones(1)]} />, { wrapper })
  rerender(<QuantityAnnouncement cart={[laptop(2), headphones(1)]} />)
  wait(1000)
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  rerender(<QuantityAnnouncement cart={[headphones(1)]} />)
  wait(1000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
