import { createEvent, fireEvent, screen } from '@testing-library/react'
import { ignoreStrayPresses } from './stray-presses.ts'

type Press = {
  on: string
  /** The number of clicks that the browser has counted. */
  count?: number
  x?: number
  /** In milliseconds. */
  at?: number
  by?: 'mouse' | 'touch'
}

let pressed: string[] = []
let listeners = new AbortController()
beforeEach(() => {
  pressed = []
  listeners = new AbortController()
  ignoreStrayPresses({ signal: listeners.signal })
  document.body.innerHTML = `
    <p>Text</p>
    <button type="button"><span>Close</span> <b>this</b></button>
    <a href="#card">Card</a>
    <label><span>Under $50</span> <input type="checkbox"></label>
    <a href="#tab" target="_blank">Tab</a>
    <button type="button" data-acts-once>Check out</button>
    <form><button type="submit">Send</button></form>`
  const { signal } = listeners
  document.body.addEventListener('submit', (event) => event.preventDefault(), { signal })
  for (const element of document.querySelectorAll('p, button, a, input')) {
    const name = (element.closest('label') ?? element).textContent.trim()
    element.addEventListener('click', () => void pressed.push(name), { signal })
  }
})
afterEach(() => {
  listeners.abort()
  document.body.replaceChildren()
})

/** Dispatches the events of a press. Returns whether its `mousedown` keeps its default action. */
function press({ on, count = 1, x = 0, at = 0, by = 'mouse' }: Press): boolean {
  const target = screen.getByText(on)
  fireEvent.pointerDown(target, { pointerType: by })
  const down = createEvent.mouseDown(target, { detail: count, clientX: x })
  Object.defineProperty(down, 'timeStamp', { value: at })
  const isDefault = fireEvent(target, down)
  fireEvent.click(target, { detail: count })
  return isDefault
}

test.each<[string, Press, Press, string[]]>([
  ['two clicks on one control', { on: 'Close' }, { on: 'Close', count: 2 }, ['Close this', 'Close this']],
  ['two clicks on parts of one control', { on: 'Close' }, { on: 'this', count: 2 }, ['Close this', 'Close this']],
  ['two clicks on a label', { on: 'Under $50' }, { on: 'Under $50', count: 2 }, ['Under $50', 'Under $50']],
  ['a click on another control', { on: 'Close' }, { on: 'Card', count: 2 }, ['Close this']],
  ['a click below a backdrop', { on: 'Text' }, { on: 'Card', count: 2 }, ['Text']],
  ['a click on an element that is no control', { on: 'Card' }, { on: 'Text', count: 2 }, ['Card']],
  ['two clicks on a link that opens a tab', { on: 'Tab' }, { on: 'Tab', count: 2 }, ['Tab']],
  ['two clicks on a submit button', { on: 'Send' }, { on: 'Send', count: 2 }, ['Send']],
  ['two clicks on a control that acts once', { on: 'Check out' }, { on: 'Check out', count: 2 }, ['Check out']],
  ['a later click at the same place', { on: 'Close' }, { on: 'Card', at: 300 }, ['Close this', 'Card']],
  [
    'clicks that a driver counts at two places',
    { on: 'Close' },
    { on: 'Card', count: 2, x: 99 },
    ['Close this', 'Card'],
  ],
  ['a double tap', { on: 'Close', by: 'touch' }, { on: 'Card', by: 'touch', at: 300 }, ['Close this']],
  [
    'two taps on one control',
    { on: 'Close', by: 'touch' },
    { on: 'Close', by: 'touch', at: 99 },
    ['Close this', 'Close this'],
  ],
  ['a later tap', { on: 'Close', by: 'touch' }, { on: 'Card', by: 'touch', at: 900 }, ['Close this', 'Card']],
  ['a tap beside', { on: 'Close', by: 'touch' }, { on: 'Card', by: 'touch', at: 99, x: 44 }, ['Close this', 'Card']],
])('the second press of a double press acts on the first one’s control only: %s', (_, first, second, expected) => {
  expect(press(first)).toBe(true)
  expect(press(second)).toBe(expected.length === 2)
  expect(pressed).toEqual(expected)
})

test('further presses of a multiple press are ignored, and the next press is not', () => {
  press({ on: 'Close' })
  press({ on: 'Card', count: 2 })
  press({ on: 'Card', count: 3 })
  expect(pressed).toEqual(['Close this'])
  press({ on: 'Card' })
  expect(pressed).toEqual(['Close this', 'Card'])
})

test('the second press is ignored on the page that the first one has opened', () => {
  press({ on: 'Card', count: 2 })
  expect(pressed).toEqual([])
})

test('clicks by a key or by assistive technology are not affected', () => {
  press({ on: 'Close' })
  press({ on: 'Card', count: 2 })
  fireEvent.click(screen.getByText('Card'), { detail: 0 })
  fireEvent.click(screen.getByText('Card'), { detail: 1 })
  expect(pressed).toEqual(['Close this', 'Card', 'Card'])
})
