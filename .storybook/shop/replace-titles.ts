/** Applies the toolbar's text setting to components, whose titles come from args instead of the API. */
import type { Args } from '@storybook/react-vite'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'

const TEXTS: Record<string, string> = { long: LONG, arabic: RTL_TITLE }

/** Returns a story's args with every nested `title` replaced by the long or Arabic text. */
export function replaceTitles(args: Args, text: string): Args {
  const title = TEXTS[text]
  return title === undefined ? args : replaceIn(args, title)
}

const replaceIn = (fields: object, title: string): Args =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name === 'title' ? title : replaceInValue(value, title)]),
  )

function replaceInValue(value: unknown, title: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceInValue(item, title))
  // Leaves React elements and instances of classes alone.
  const isPlainObject =
    value instanceof Object && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return isPlainObject ? replaceIn(value, title) : value
}
