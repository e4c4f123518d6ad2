/** Finds elements again after React has rendered a page anew instead of hydrating it. */

/**
 * Remembers an element. Returns a function that returns the element or, if it was replaced, the element with the same
 * tag, the same name and the same position among these.
 */
export function rememberElement<T extends Element>(element: T): () => T | undefined {
  const key = keyOf(element)
  const sameKey = () =>
    [...document.getElementsByTagName(element.tagName)].filter((other): other is T => keyOf(other) === key)
  const index = sameKey().indexOf(element)
  return () => (element.isConnected ? element : sameKey()[index])
}

/** The name in a form or the accessible name; `id` is different after React has rendered the page anew. */
function keyOf(element: Element): string | null {
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label')
  if (name !== null) return name
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null
  return (label ?? element).textContent
}
