/** Inserts React's markup into the built index.html. */
import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5'
import { attribute, elementsIn } from '../html.mjs'

/**
 * Returns a complete page: the template with the rendered app in `#root`.
 * @param template the built index.html
 * @param markup the rendered app, with elements for the head at its top level
 * @param tail elements for the end of the body
 * @param attributes for `<html>`
 */
export function fillPage(template: string, markup: string, tail: string, attributes: Record<string, string>): string {
  const page = parse(template)
  const head = part(page, 'head')
  const body = part(page, 'body')
  // Removes the whitespace between the elements of the template.
  body.childNodes = body.childNodes.filter((node) => 'tagName' in node)
  for (const [name, value] of Object.entries(attributes)) part(page, 'html').attrs.push({ name, value })
  const root = elementsIn(page).find((element) => attribute(element, 'id') === 'root')
  if (!root) throw new Error('The page has no #root')
  for (const node of parseFragment(markup).childNodes)
    if (!belongsInHead(node)) tree.appendChild(root, node)
    else if (!isMinorImagePreload(node)) tree.appendChild(head, node)
  for (const node of parseFragment(tail).childNodes) tree.appendChild(body, node)
  // The page is complete without scripts, so scripts get a low priority and images are downloaded first.
  for (const script of elementsIn(head).filter(loadsModule)) script.attrs.push({ name: 'fetchpriority', value: 'low' })
  return serialize(page)
}

/** Keeps the frame of a page and the first element of `<main>`, the notice for browsers without scripts. */
export function toShell(markup: string, title: string): string {
  const page = parseFragment(markup)
  const main = part(page, 'main')
  main.childNodes = elementsIn(main).slice(0, 1)
  part(page, 'title').childNodes = []
  tree.insertText(part(page, 'title'), title)
  return serialize(page)
}

function part(page: Tree.ParentNode, name: string): Tree.Element {
  const found = elementsIn(page).find(({ tagName }) => tagName === name)
  if (!found) throw new Error(`The page has no ${name}`)
  return found
}

const loadsModule = (element: Tree.Element) =>
  attribute(element, 'rel') === 'modulepreload' ||
  (attribute(element, 'type') === 'module' && attribute(element, 'src') !== undefined)

const belongsInHead = ({ nodeName }: Tree.ChildNode) => ['title', 'meta', 'link', 'style', 'script'].includes(nodeName)

/**
 * Returns whether a node preloads an image other than the page's main image. React adds a preload to the head for each
 * image that is not lazy. Those of other images would delay the first paint on a slow connection, and the browser finds
 * these images soon enough without a preload.
 */
const isMinorImagePreload = (node: Tree.ChildNode) =>
  'tagName' in node &&
  attribute(node, 'rel') === 'preload' &&
  attribute(node, 'as') === 'image' &&
  attribute(node, 'fetchpriority') !== 'high'
