/** Queries on HTML. parse5 parses it as a browser does. */
/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Returns all descendant elements in document order. @param {ParentNode} node @returns {Element[]} */
export function elementsIn(node) {
  /** @type {Element[]} */
  const found = []
  const visit = (/** @type {ParentNode} */ parent) => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue
      found.push(child)
      visit(child)
    }
  }
  visit(node)
  return found
}

/** @param {Element} element @param {string} name */
export const attribute = (element, name) => element.attrs.find((each) => each.name === name)?.value

/** @param {Element} element */
const textOf = (element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/**
 * Options to parse and serialize pages with. With scripting disabled, parse5 parses the content of noscript elements too.
 */
export const WITHOUT_SCRIPTING = { scriptingEnabled: false }

/**
 * Returns the contents of executable inline scripts, style elements and style attributes.
 * @param {Element[]} elements
 */
export function inlineParts(elements) {
  const isInlineScript = (/** @type {Element} */ element) =>
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    attribute(element, 'type') !== 'application/ld+json'
  return {
    scripts: elements.filter(isInlineScript).map(textOf),
    styleElements: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    styleAttributes: elements.flatMap((element) => attribute(element, 'style') ?? []),
  }
}
