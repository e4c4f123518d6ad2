import { userEvent } from '@testing-library/user-event'
import { ignoreHeldKeys } from './held-keys.ts'

let listeners = new AbortController()
beforeEach(() => {
  listeners = new AbortController()
  ignoreHeldKeys({ signal: listeners.signal })
})
afterEach(() => {
  listeners.abort()
  document.body.replaceChildren()
})

test.each([
  ['Enter on a button', '<button>Load More</button>', '{Enter>9/}', 'click', 1],
  ['Enter on a link', '<a href="#top">Top</a>', '{Enter>9/}', 'click', 1],
  ['Enter in a text field', '<form><input><button>Send</button></form>', '{Enter>9/}', 'submit', 1],
  ['the space key on a button', '<button>Load More</button>', '[Space>9/]', 'click', 1],
  ['the space key on a link that is a button', '<a href="#tab" role="button">Buy Now</a>', '[Space>9/]', 'keydown', 1],
  ['the space key on a checkbox', '<input type="checkbox">', '[Space>9/]', 'change', 1],
  ['Escape', '<button>Load More</button>', '{Escape>9/}', 'keydown', 1],
  ['F2', '<button>Load More</button>', '{F2>9/}', 'keydown', 1],
  ['Enter on a button that may repeat', '<div data-repeats><button>+</button></div>', '{Enter>9/}', 'click', 9],
  ['an arrow key', '<button>Next image</button>', '{ArrowRight>9/}', 'keydown', 9],
  ['the space key in a text field', '<input>', '[Space>9/]', 'input', 9],
  ['Enter in a text area', '<textarea></textarea>', '{Enter>9/}', 'input', 9],
  ['the space key on a box that scrolls', '<div tabindex="0"></div>', '[Space>9/]', 'keydown', 9],
])('%s, held for nine events, acts as often as the rule says', async (_, html, keys, type, times) => {
  const user = userEvent.setup()
  document.body.innerHTML = html
  await user.tab()
  const onEvent = vi.fn<(event: Event) => void>((event) => type === 'submit' && event.preventDefault())
  document.body.addEventListener(type, onEvent, { signal: listeners.signal })
  await user.keyboard(keys)
  expect(onEvent).toHaveBeenCalledTimes(times)
})

test('a held Enter does not press the control that has received the focus', async () => {
  const user = userEvent.setup()
  document.body.innerHTML = '<button>Remove one</button> <button>Remove two</button>'
  const [first, second] = document.querySelectorAll('button')
  const onSecond = vi.fn<() => void>()
  first?.addEventListener('click', () => second?.focus())
  second?.addEventListener('click', onSecond)
  first?.focus()
  await user.keyboard('{Enter>9/}')
  expect(onSecond).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSecond).toHaveBeenCalledOnce()
})
