/**
 * Moves the focus off a line that is about to go: to the next line, else to the one
 * before, else to the page. Never on a button: a key that is still held down would
 * press it.
 */
export function focusNeighbour(line: HTMLElement | null): void {
  const next = line?.nextElementSibling ?? line?.previousElementSibling ?? line?.closest('main')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
