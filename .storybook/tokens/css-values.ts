/** Converts CSS values of `src/theme/measures.ts` to values of design tokens. */
import { theme } from '#src/theme/theme.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

export const pixels = (value: number) => ({ value, unit: 'px' })

const milliseconds = (value: number) => ({ value, unit: 'ms' })

/** Converts #rrggbb. */
export const colour = (hex: string, alpha = 1) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  alpha,
  hex,
})

/** Converts a colour such as `rgb(0 0 0 / .5)`. */
export function transparentBlack(css: string) {
  const [alpha] = read(/^rgb\(0 0 0 \/ ([\d.]+)\)$/, css)
  return colour('#000000', Number(alpha))
}

/** Converts a border such as `1px solid var(--o-palette-divider)`. */
export function border(css: string) {
  const [width, style, variable = ''] = read(/^(\d+)px (\w+) var\(--o-palette-(.+)\)$/, css)
  return { color: referenceTo(variable), width: pixels(Number(width)), style }
}

/** Converts a radial gradient of two colours. The format has no place for its shape. */
export function gradient(css: string) {
  const variables = read(/^radial-gradient\(.+, var\(--o-palette-(.+)\), var\(--o-palette-(.+)\)\)$/, css)
  return variables.map((variable, position) => ({ color: referenceTo(variable), position }))
}

/** Converts a shadow such as `0 12px 32px rgb(0 0 0 / .16)`. */
export function shadow(css: string) {
  const [offset, blur, color = ''] = read(/^0 (\d+)px (\d+)px (rgb.+)$/, css)
  return {
    color: transparentBlack(color),
    offsetX: pixels(0),
    offsetY: pixels(Number(offset)),
    blur: pixels(Number(blur)),
    spread: pixels(0),
  }
}

/** Returns the duration of a transition such as `150ms ease-out`. Each eases out. */
export function duration(css: string) {
  const [value] = read(/^(\d+)ms ease-out$/, css)
  return milliseconds(Number(value))
}

/** The curve `ease-out` of CSS. */
export const EASE_OUT = [0, 0, 0.58, 1]

export const NO_DELAY = milliseconds(0)

/** Returns what the groups of a form match. Throws if the value has another form. */
function read(form: RegExp, css: string): string[] {
  const match = form.exec(css)
  if (!match) throw new Error(`No design token for the value “${css}”: it does not match ${String(form)}`)
  return match.slice(1)
}

/** Returns the colour of `tokens.ts` that a variable of MUI's palette, such as `text-secondary`, has in both schemes. */
export const colourOf = (variable: string): string | undefined =>
  Object.keys(light).find(
    (each) =>
      isColour(each) && light[each] === variableIn('light', variable) && dark[each] === variableIn('dark', variable),
  )

function referenceTo(variable: string): string {
  const name = colourOf(variable)
  if (!name) throw new Error(`The variable --o-palette-${variable} has no colour of tokens.ts`)
  return `{color.${name}}`
}

const isColour = (name: string): name is keyof Tokens => name in light

const variableIn = (scheme: 'light' | 'dark', variable: string): unknown =>
  variable
    .split('-')
    .reduce<unknown>(
      (part, name) => (part instanceof Object ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined),
      theme.colorSchemes[scheme]?.palette,
    )
