import { screen } from '@testing-library/react'
import { rememberInput } from './remember-input.ts'

const HTML =
  '<input name="search" value=""><textarea name="message"></textarea><input name="email"><input name="email">' +
  '<label>Code<input></label><input type="checkbox"><a href="#a">Link</a>'

beforeEach(() => {
  document.body.innerHTML = HTML
})

const type = (selector: string, text: string) => {
  const control = document.querySelector<HTMLInputElement>(selector)
  if (control) control.value = text
}
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => `${name}: ${value}`)

function render(html: string) {
  document.body.innerHTML = html
}

test('typed texts are restored in the fields that replace the original fields', () => {
  type('[name=search]', 'lap')
  type('[name=message]', 'Does it fit?')
  type('[name=email]:nth-of-type(3)', 'ada@example.org')
  type('label input', '42')
  const restores = rememberInput()
  render(`<div></div>${HTML}`)
  const typed: EventTarget[] = []
  document.body.addEventListener('input', ({ target }) => target && typed.push(target))
  for (const restore of restores) restore()
  expect(values()).toEqual(['search: lap', 'message: Does it fit?', 'email: ', 'email: ada@example.org', ': 42'])
  expect(typed).toHaveLength(4)
})

test('fields that are not replaced receive no event', () => {
  type('[name=search]', 'lap')
  const restores = rememberInput()
  const onInput = vi.fn<() => void>()
  document.body.addEventListener('input', onInput, { once: true })
  for (const restore of restores) restore()
  expect(values()[0]).toBe('search: lap')
  expect(onInput).not.toHaveBeenCalled()
})

test.each(['[name=search]', 'a'])('the focus of %s is restored', (selector) => {
  document.querySelector<HTMLElement>(selector)?.focus()
  const restores = rememberInput()
  render(HTML)
  expect(document.body).toHaveFocus()
  for (const restore of restores) restore()
  expect(document.querySelector(selector)).toHaveFocus()
})

test('the focus is not restored if it has moved to a different element', () => {
  document.querySelector<HTMLElement>('a')?.focus()
  const restores = rememberInput()
  render(HTML)
  document.querySelector<HTMLElement>('textarea')?.focus()
  for (const restore of restores) restore()
  expect(document.querySelector('textarea')).toHaveFocus()
})

test('fields that no longer exist are skipped without an error', () => {
  type('[name=search]', 'lap')
  document.querySelector<HTMLElement>('[name=search]')?.focus()
  const restores = rememberInput()
  render('')
  expect(() => restores.forEach((restore) => restore())).not.toThrow()
})
