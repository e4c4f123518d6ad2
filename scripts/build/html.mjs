/** Queries on HTML. parse5 parses it as a browser does. */
import { parse } from 'parse5'

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/** Returns all descendant elements in document order. @param {ParentNode} node @returns {Element[]} */
export const elementsIn = (node) =>
  node.childNodes.filter((child) => 'tagName' in child).flatMap((element) => [element].concat(elementsIn(element)))

/** @param {Element} element @param {string} name */
export const attribute = (element, name) => element.attrs.find((given) => given.name === name)?.value

/** @param {Element} element */
const textOf = (element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/**
 * Returns the contents of the page's executable inline scripts, style elements and style attributes.
 * @param {string} html
 */
export function inlineParts(html) {
  // With scripting disabled, parse5 parses the content of noscript elements too.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
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
