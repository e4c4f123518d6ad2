/** Queries on HTML. parse5 parses it as a browser does. */
import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Returns all descendant elements in document order. */
export function elementsIn(node: ParentNode): Element[] {
  const found: Element[] = []
  const visit = (parent: ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue
      found.push(child)
      visit(child)
    }
  }
  visit(node)
  return found
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/**
 * Options to parse and serialize pages with. With scripting disabled, parse5 parses the content of noscript elements too.
 */
export const WITHOUT_SCRIPTING = { scriptingEnabled: false }

export type InlineParts = { scripts: string[]; styleElements: string[]; styleAttributes: string[] }

/** Returns the contents of executable inline scripts, style elements and style attributes. */
export function inlineParts(elements: Element[]): InlineParts {
  const isInlineScript = (element: Element) =>
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    attribute(element, 'type') !== 'application/ld+json'
  return {
    scripts: elements.filter(isInlineScript).map(textOf),
    styleElements: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    styleAttributes: elements.flatMap((element) => attribute(element, 'style') ?? []),
  }
}
