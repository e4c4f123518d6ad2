import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Control } from './recording.ts'

/** Describes an element as assistive technology and Playwright's locators do. */
export function controlOf(element: Element): Control {
  const role = roleOf(element)
  const name = nameOf(element)
  const equal = [...document.getElementsByTagName(element.localName)].filter(
    (other) => other === element || (roleOf(other) === role && nameOf(other) === name && !isInaccessible(other)),
  )
  const article = element.closest('article')
  const within = article && nameOf(article)
  return {
    role,
    name,
    ...(within && within !== name && { within }),
    ...(equal.length > 1 && { nth: equal.indexOf(element) }),
  }
}

/** Playwright gives `summary` no role. */
const roleOf = (element: Element) => (element.localName === 'summary' ? null : getRole(element))

/** Returns the accessible name, without the characters that Playwright ignores. */
const nameOf = (element: Element) =>
  computeAccessibleName(element)
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
