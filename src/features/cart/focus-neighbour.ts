/**
 * Moves the focus from a line that is about to be removed to the next line, else to the previous one,
 * else to `<main>`. Not to a button: a key that is still held down would press it.
 */
export function focusNeighbour(line: HTMLElement | null): void {
  const target = line?.nextElementSibling ?? line?.previousElementSibling ?? line?.closest('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
