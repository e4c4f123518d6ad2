/** All that the prerender does to HTML: puts what React rendered into the built page. */
import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5'
import { attribute, elementsIn } from '../html.mjs'

/**
 * Takes the built index.html, the app with what belongs into the head, what ends the body,
 * and what `<html>` says besides its language.
 */
export function fillPage(template: string, markup: string, tail: string, attributes: Record<string, string>): string {
  const page = parse(template)
  const head = part(page, 'head')
  const body = part(page, 'body')
  // Without the blanks that the build and the parser leave behind.
  body.childNodes = body.childNodes.filter((node) => 'tagName' in node)
  for (const [name, value] of Object.entries(attributes)) part(page, 'html').attrs.push({ name, value })
  const root = elementsIn(page).find((element) => attribute(element, 'id') === 'root')
  if (!root) throw new Error('The page has no #root')
  for (const node of parseFragment(markup).childNodes)
    if (!isOfHead(node)) tree.appendChild(root, node)
    else if (!isPicturePreload(node)) tree.appendChild(head, node)
  for (const node of parseFragment(tail).childNodes) tree.appendChild(body, node)
  return serialize(page)
}

/** Leaves of a page's markup what every page shows, and of its content the first part alone. */
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

const isOfHead = ({ nodeName }: Tree.ChildNode) => ['title', 'meta', 'link', 'style', 'script'].includes(nodeName)

/** React says in the head what the browser reads in the body anyway, before it paints. */
const isPicturePreload = (node: Tree.ChildNode) =>
  'tagName' in node && attribute(node, 'rel') === 'preload' && attribute(node, 'as') === 'image'
