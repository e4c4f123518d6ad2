/** The toolbar's text for components: what an API would have sent is longer, or Arabic. */
import type { Args } from '@storybook/react-vite'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'

const TEXTS: Record<string, string> = { long: LONG, arabic: RTL_TITLE }

/** Takes a story's properties; returns them with every title in it as the toolbar wants it. */
export function retitled(args: Args, text: string): Args {
  const title = TEXTS[text]
  return title === undefined ? args : withTitles(args, title)
}

const withTitles = (fields: object, title: string): Args =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === 'title' ? title : withTitle(value, title)]),
  )

function withTitle(value: unknown, title: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTitle(item, title))
  // What React or a browser made is nobody's text.
  const isRow = value instanceof Object && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return isRow ? withTitles(value, title) : value
}
