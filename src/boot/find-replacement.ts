/** Finds elements again after React has rendered a page anew instead of hydrating it. */

/**
 * Remembers an element. Returns a function that finds it again. If React has replaced the element, the function counts
 * the elements with the same tag and name, and returns the one at the same index.
 */
export function rememberElement<T extends Element>(element: T): () => T | undefined {
  const key = keyOf(element)
  const sameKey = () =>
    [...document.getElementsByTagName(element.tagName)].filter((other): other is T => keyOf(other) === key)
  const index = sameKey().indexOf(element)
  return () => (element.isConnected ? element : sameKey()[index])
}

/**
 * Returns the form name, label or text. In an article its heading comes first, because all product cards have the same
 * buttons. Not the `id`, because React generates a new one when it renders anew.
 */
function keyOf(element: Element): string {
  const heading = element.closest('article')?.querySelector('h2, h3')?.textContent ?? ''
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label') ?? (label ?? element).textContent
  return `${heading}\n${name}`
}
