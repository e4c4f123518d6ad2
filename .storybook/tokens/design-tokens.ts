/**
 * The theme's values as design tokens: a document of the resolver module of the Design Tokens Community Group
 * (designtokens.org, version 2025.10). Storybook publishes it as `tokens.json`.
 */
import { fontFamilies } from '#src/theme/fonts.ts'
import { measures } from '#src/theme/measures.ts'
import { theme } from '#src/theme/theme.ts'
import { dark, light, type Tokens } from '#src/theme/tokens.ts'
import type { Token } from '../../scripts/shared/list-tokens.ts'
import {
  border,
  colour,
  duration,
  EASE_OUT,
  gradient,
  NO_DELAY,
  pixels,
  shadow,
  transparentBlack,
} from './css-values.ts'
import { isFluid, measureText, WIDTHS } from './text-style.ts'
import {
  BREAKPOINT_USES,
  COLOUR_NAMES,
  COLOUR_USES,
  ELEVATION_USES,
  FONT_USES,
  GUTTER_USES,
  keysOf,
  LINE_USES,
  RADIUS_USES,
  SIZE_USES,
  SPACES,
  TEXT_STYLES,
  TEXT_USES,
  type TextStyle,
  TIMING_USES,
  WIDTH_USES,
} from './uses.ts'

type TokenGroup = Record<string, Token>

const [PHONE, TABLET, DESKTOP] = WIDTHS
const { layout, timing } = measures

export const designTokens = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Overtone',
  version: '2025.10',
  description: 'The values of the shop’s theme, written by each build of its Storybook',
  sets: { base: { description: 'The same in both color schemes and every window', sources: [baseTokens()] } },
  modifiers: {
    scheme: {
      description: 'Color scheme',
      contexts: { light: [schemeTokens(light)], dark: [schemeTokens(dark)] },
      default: 'light',
    },
    window: {
      description: `Width of the window: ${PHONE}, ${TABLET} or ${DESKTOP} px`,
      contexts: {
        phone: [windowTokens(PHONE, { page: layout.gutter.narrow, cards: layout.cardGap.phone })],
        tablet: [windowTokens(TABLET, { page: layout.gutter.narrow, cards: layout.cardGap.tablet })],
        desktop: [windowTokens(DESKTOP, { page: layout.gutter.wide, cards: layout.cardGap.desktop })],
      },
      default: 'desktop',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }, { $ref: '#/modifiers/window' }],
})

/** Size of one step of spacing in pixels. The theme has it as a CSS variable with a fallback: `var(--…, 4px)`. */
export const UNIT = Number.parseFloat(/[\d.]+px/.exec(theme.vars.spacing)?.[0] ?? '')

const baseTokens = () => ({
  space: Object.fromEntries(
    SPACES.map((steps) => [steps, dimension(steps * UNIT, `${steps} × ${UNIT} px, “gap: ${steps}” in the code`)]),
  ),
  size: group(SIZE_USES, 'dimension', (name) => pixels(measures[name])),
  width: group(WIDTH_USES, 'dimension', (name) => pixels(layout[name])),
  breakpoints: group(BREAKPOINT_USES, 'dimension', (name) => pixels(theme.breakpoints.values[name])),
  shape: group(RADIUS_USES, 'dimension', (name) => pixels(measures.shape[name])),
  elevation: {
    shadow: { $type: 'shadow', $value: shadow(measures.shadow), $description: ELEVATION_USES.shadow },
    modalBackdrop: {
      $type: 'color',
      $value: transparentBlack(measures.modalBackdrop),
      $description: ELEVATION_USES.modalBackdrop,
    },
  },
  duration: group(TIMING_USES, 'duration', (name) => duration(timing[name])),
  easing: { out: { $type: 'cubicBezier', $value: EASE_OUT, $description: 'Every transition' } },
  timing: group(TIMING_USES, 'transition', (name) => ({
    duration: `{duration.${name}}`,
    delay: NO_DELAY,
    timingFunction: '{easing.out}',
  })),
  font: Object.fromEntries(keysOf(fontFamilies).map((name) => [name, fontToken(name)])),
  typography: textTokens(
    TEXT_STYLES.filter((style) => !isFluid(style)),
    DESKTOP,
  ),
})

const schemeTokens = (colors: Tokens) => ({
  color: Object.fromEntries(
    COLOUR_NAMES.map((name) => [
      name,
      { $type: 'color', $value: colour(colors[name]), $description: COLOUR_USES[name].use },
    ]),
  ),
  line: group(LINE_USES, 'border', (name) => border(measures.line[name])),
  gradient: {
    backdrop: {
      $type: 'gradient',
      $value: gradient(measures.backdrop),
      $description: 'Background of product pictures: radial, from 60 % of their height to their corners',
    },
  },
})

const windowTokens = (width: number, gutters: Record<keyof typeof GUTTER_USES, number>) => ({
  gutter: group(GUTTER_USES, 'dimension', (name) => pixels(gutters[name])),
  typography: textTokens(TEXT_STYLES.filter(isFluid), width),
})

/** Returns a token for each use. */
const group = <Name extends string>(
  uses: Record<Name, string>,
  $type: string,
  valueOf: (name: Name) => unknown,
): TokenGroup =>
  Object.fromEntries(keysOf(uses).map((name) => [name, { $type, $value: valueOf(name), $description: uses[name] }]))

const dimension = (value: number, $description: string): Token => ({
  $type: 'dimension',
  $value: pixels(value),
  $description,
})

/** The build's fonts have names of their own, and fallbacks that only it has. Design tools know the fonts' real names. */
const fontToken = (name: keyof typeof fontFamilies): Token => ({
  $type: 'fontFamily',
  $value: fontFamilies[name]
    .replaceAll("'", '')
    .split(', ')
    .filter((family) => family !== 'Minus' && !family.endsWith(' Fallback'))
    .map((family) => family.replace(/ Variable$/, '')),
  $description: FONT_USES[name],
  $extensions: { 'example.overtone': { 'font-family': fontFamilies[name] } },
})

const textTokens = (styles: TextStyle[], width: number): TokenGroup =>
  Object.fromEntries(styles.map((style) => [style, textToken(style, width)]))

function textToken(style: TextStyle, width: number): Token {
  const { family, size, lineHeight, weight, letterSpacing } = measureText(style, width)
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{font.${family}}`,
      fontSize: pixels(size),
      fontWeight: weight,
      letterSpacing: pixels(letterSpacing),
      lineHeight,
    },
    $description: TEXT_USES[style],
  }
}
