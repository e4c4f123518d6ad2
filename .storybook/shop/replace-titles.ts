/** Applies the toolbar's text setting to components, whose titles come from args instead of the API. */
import type { Args } from '@storybook/react-vite'
import { LONG, RETAIL_BRAND, RETAIL_TITLE, RTL_TITLE } from '#mocks/scenarios/rows.ts'

type Texts = { title: string; brand?: string }

const TEXTS: Record<string, Texts> = {
  retail: { title: RETAIL_TITLE, brand: RETAIL_BRAND },
  long: { title: LONG },
  arabic: { title: RTL_TITLE },
}

/** Returns a story's args with every nested `title`, and perhaps `brand`, replaced by the toolbar's text. */
export function replaceTitles(args: Args, text: string): Args {
  const texts = TEXTS[text]
  return texts === undefined ? args : replaceIn(args, texts)
}

const replaceIn = (fields: object, texts: Texts): Args =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const text = name === 'title' || name === 'brand' ? texts[name] : undefined
      return [name, text && typeof value === 'string' ? text : replaceInValue(value, texts)]
    }),
  )

function replaceInValue(value: unknown, texts: Texts): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceInValue(item, texts))
  return isPlainObject(value) ? replaceIn(value, texts) : value
}

/** Returns false for React elements and instances of classes, whose fields stay as they are. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
