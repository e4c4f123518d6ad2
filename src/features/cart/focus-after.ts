/**
 * Where the keyboard stands once a line is gone: on the next line, else on the one
 * before, else on the page. Never on a button: a key that is still held down would
 * press it. Called before the line goes.
 */
export function focusAfter(line: HTMLElement | null): void {
  const next = line?.nextElementSibling ?? line?.previousElementSibling ?? line?.closest('main')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
