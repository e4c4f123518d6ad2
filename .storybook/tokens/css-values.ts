/** Converts CSS values of `src/theme/measures.ts` to design tokens. */
import { theme } from '#src/theme/theme.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

export type Token = { $type: string; $value: unknown; $description?: string }

export const COLOURS = { light, dark }
export type Scheme = keyof typeof COLOURS

/** The easings of CSS as curves. */
const EASINGS: Record<string, number[]> = { 'ease-out': [0, 0, 0.58, 1] }

/** Each form of a value, and its token. */
const FORMS: [form: RegExp, toToken: (captures: string[], scheme: Scheme) => Token][] = [
  [/^([\d.]+)(?:px)?$/, ([size]) => ({ $type: 'dimension', $value: pixels(Number(size)) })],
  [
    /^(\d+)px (\w+) var\(--o-palette-(.+)\)$/,
    ([width, style, name = ''], scheme) => ({
      $type: 'border',
      $value: { color: referenceTo(name, scheme), width: pixels(Number(width)), style },
    }),
  ],
  [
    /^radial-gradient\(.+, var\(--o-palette-(.+)\), var\(--o-palette-(.+)\)\)$/,
    (names, scheme) => ({
      $type: 'gradient',
      $value: names.map((name, position) => ({ color: referenceTo(name, scheme), position })),
    }),
  ],
  [/^rgb\(0 0 0 \/ ([\d.]+)\)$/, ([alpha]) => ({ $type: 'color', $value: black(Number(alpha)) })],
  [
    /^0 (\d+)px (\d+)px rgb\(0 0 0 \/ ([\d.]+)\)$/,
    ([offset, blur, alpha]) => ({
      $type: 'shadow',
      $value: {
        color: black(Number(alpha)),
        offsetX: pixels(0),
        offsetY: pixels(Number(offset)),
        blur: pixels(Number(blur)),
        spread: pixels(0),
      },
    }),
  ],
  [
    /^(\d+)ms (.+)$/,
    ([duration, easing = '']) => ({
      $type: 'transition',
      $value: {
        duration: { value: Number(duration), unit: 'ms' },
        delay: { value: 0, unit: 'ms' },
        timingFunction: EASINGS[easing],
      },
    }),
  ],
]

/** Returns the token of a number of pixels or of a CSS value. Throws if the value has an unknown form. */
export function tokenOf(value: unknown, scheme: Scheme = 'light'): Token {
  for (const [form, toToken] of FORMS) {
    const match = form.exec(String(value))
    if (match) return toToken(match.slice(1), scheme)
  }
  throw new Error(`No design token for the value “${String(value)}”: add its form to FORMS`)
}

/** Returns true if a value contains a colour of the scheme. */
export const dependsOnScheme = (value: unknown): boolean => String(value).includes('var(')

export const pixels = (value: number) => ({ value, unit: 'px' })

/** Returns the value of a colour token for #rrggbb. */
export const colour = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  alpha: 1,
  hex,
})

const black = (alpha: number) => ({ ...colour('#000000'), alpha })

/** Returns a reference to the colour of a variable of MUI's palette, such as `text-secondary`. */
function referenceTo(variable: string, scheme: Scheme): string {
  const name = Object.keys(light).find(
    (each) =>
      isColour(each) && light[each] === variableIn('light', variable) && dark[each] === variableIn('dark', variable),
  )
  if (!name) throw new Error(`The variable --o-palette-${variable} has no colour of tokens.ts`)
  return `{${scheme}.color.${name}}`
}

const isColour = (name: string): name is keyof Tokens => name in light

const variableIn = (scheme: Scheme, variable: string): unknown =>
  variable
    .split('-')
    .reduce<unknown>(
      (part, name) => (part instanceof Object ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined),
      theme.colorSchemes[scheme]?.palette,
    )
