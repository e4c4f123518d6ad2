/** Inserts React's markup into the built index.html. */
import {
  html,
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5'
import { attribute, elementsIn, inlineParts, WITHOUT_SCRIPTING } from '../../html.ts'
import { type PolicyOptions, policyElement } from '../../policy.ts'

type PageOptions = {
  /** Elements for the end of the body. */
  tail: string
  policy: PolicyOptions
}

/**
 * Parses the built index.html. Returns a function that makes a complete page of it: with the rendered app in `#root`, and
 * with its content security policy. Its parameters are the app's markup, with elements for the head at its top level, and
 * attributes for `<html>`.
 */
export function pageMaker(template: string, { tail, policy }: PageOptions) {
  const page = parse(template, WITHOUT_SCRIPTING)
  const head = part(page, 'head')
  const body = part(page, 'body')
  // Removes the whitespace between the elements of the template.
  body.childNodes = body.childNodes.filter((node) => 'tagName' in node)
  const root = elementsIn(page).find((element) => attribute(element, 'id') === 'root')
  if (!root) throw new Error('The page has no #root')
  const charset = elementsIn(head).find((element) => attribute(element, 'charset') !== undefined)
  if (!charset) throw new Error('The page has no <meta charset> to put the policy after')
  for (const node of parseFragment(tail).childNodes) tree.appendChild(body, node)
  lowerPriority(elementsIn(head))
  const ofTemplate = elementsIn(page)

  // The elements of each page are inserted at these marks.
  part(page, 'html').attrs.push({ name: MARK, value: '' })
  head.childNodes.splice(head.childNodes.indexOf(charset) + 1, 0, tree.createCommentNode(MARK))
  for (const parent of [head, root]) tree.appendChild(parent, tree.createCommentNode(MARK))
  const [start, toPolicy, toHead, toRoot, end] = serialize(page, WITHOUT_SCRIPTING).split(
    new RegExp(` ${MARK}=""|<!--${MARK}-->`),
  )

  return (markup: string, attributes: Record<string, string>): string => {
    const fragment = parseFragment(markup, WITHOUT_SCRIPTING)
    const meta = policyElement(inlineParts([...ofTemplate, ...elementsIn(fragment)]), policy)
    const [inHead, inRoot] = [tree.createDocumentFragment(), tree.createDocumentFragment()]
    for (const node of fragment.childNodes) {
      if (!belongsInHead(node)) tree.appendChild(inRoot, node)
      else if (!isMinorImagePreload(node)) tree.appendChild(inHead, node)
    }
    lowerPriority(elementsIn(inHead))
    const [headMarkup, rootMarkup] = [inHead, inRoot].map((nodes) => serialize(nodes, WITHOUT_SCRIPTING))
    return [start, attributesOf(attributes), toPolicy, `\n${meta}`, toHead, headMarkup, toRoot, rootMarkup, end].join(
      '',
    )
  }
}

const MARK = 'data-mark'

/** Adds attributes to the `<html>` of a page. */
export const withAttributes = (page: string, attributes: Record<string, string>): string =>
  page.replace('<html', (tag) => tag + attributesOf(attributes))

/** Returns the text of attributes, escaped. */
function attributesOf(attributes: Record<string, string>): string {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  return serializeOuter(tree.createElement('html', html.NS.HTML, attrs)).slice('<html'.length, -'></html>'.length)
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

/**
 * Gives scripts a low priority, because the page is complete without them and images are downloaded first. Chromium 150
 * follows it for script elements only, and requests `modulepreload` with a high priority.
 */
function lowerPriority(elements: Tree.Element[]) {
  for (const element of elements.filter(loadsModule)) element.attrs.push({ name: 'fetchpriority', value: 'low' })
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
