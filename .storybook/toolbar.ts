/** The toolbar's choices. The URL holds them as well: `&globals=scheme:dark;text:arabic`. */
import type { GlobalTypes } from 'storybook/internal/types'
import type { ViewportMap } from 'storybook/viewport'

type Menu = {
  description: string
  icon: 'contrast' | 'paragraph' | 'globe' | 'sidebaralt' | 'grid' | 'basket'
  choices: Choices
}
/** Title of each value. The first is the default. With all others chosen, the toolbar fits into a window of 1280 pixels. */
type Choices = Readonly<Record<string, string>>

export const MENUS: Readonly<Record<string, Menu>> = {
  shop: {
    description: 'Shop: name, logo, colors, currency, products and texts',
    icon: 'basket',
    choices: { overtone: 'Overtone', tafelgut: 'Tafelgut' },
  },
  scheme: {
    description: 'Color scheme',
    icon: 'contrast',
    choices: { light: 'Light', dark: 'Dark', both: 'Both' },
  },
  text: {
    description: 'Text of the products',
    icon: 'paragraph',
    choices: { normal: 'Normal text', retail: 'Retail', long: 'Long', arabic: 'Arabic' },
  },
  network: {
    description: 'Answers of the API',
    icon: 'globe',
    choices: { instant: 'API at once', '1s': 'API 1 s', '3s': 'API 3 s', failing: 'API fails' },
  },
  frame: {
    description: 'Frame of a page: ticker, header and footer',
    icon: 'sidebaralt',
    choices: { on: 'Frame', off: 'No frame' },
  },
  grid: {
    description: 'Grid of 4 px',
    icon: 'grid',
    choices: { off: 'No grid', on: 'Grid' },
  },
}

const mapMenus = <Value>(
  toValue: (menu: Menu, first: [value: string, title: string]) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(MENUS).map(([name, menu]) => [name, toValue(menu, Object.entries(menu.choices)[0] ?? ['', ''])]),
  )

export const initialGlobals = mapMenus((_menu, [value]) => value)

/** Offers the default as Reset, because Storybook highlights a menu whose value is one of its other items. */
export const globalTypes: GlobalTypes = mapMenus(({ description, icon, choices }, [initial, title]) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, choice]) =>
      value === initial ? { type: 'reset', value, title: `Reset: ${choice}` } : { value, title: choice },
    ),
  },
}))

/** Returns whether a story acts on Overtone's products, so that it ignores the toolbar's shop. */
export const isOvertoneOnly = (id: string): boolean => /^(scenario|flows|demo-lab)-/.test(id)

/**
 * Returns the value of the `globals` parameter in the URL of a framed story. Leaves out globals that are objects, such as
 * `viewport`, which sets the size of the outer window and not of the frame.
 */
export const stringifyGlobals = (globals: Record<string, unknown>): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? `${name}:${value}` : []))
    .join(';')

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** Screen sizes between the theme's breakpoints. */
export const viewports: ViewportMap = {
  narrow: screen('Narrow', 360, 740, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 820, 1180, 'tablet'),
  desktop: screen('Desktop', 1440, 900, 'desktop'),
}
