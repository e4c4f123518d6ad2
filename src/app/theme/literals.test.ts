/**
 * Colours, radii, the target's size and the pace of what moves are the theme's: who
 * changes one there changes it everywhere.
 */
import { readdirSync, readFileSync } from 'node:fs'

const LITERALS = {
  colour: /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/i,
  radius: /radius: (?!['"`]50%)[^,]*[1-9]/i,
  'target size': /\b44(?:px)?\b(?![%.])/,
  'transition time': /\b[\d.]+m?s (?:ease|linear|cubic)|(?:transition|animation)\w*: .*\b\d+m?s\b/,
}

const files = ['src/features', 'src/ui']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))

/** Without comments, and imports, whose paths begin like a colour. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*\/\/|from '#/.test(line))

const literalsIn = (file: string) =>
  codeOf(file).flatMap((line) =>
    Object.entries(LITERALS).flatMap(([kind, pattern]) => (pattern.test(line) ? [`${kind}: ${line.trim()}`] : [])),
  )

test.each([
  ['colour', "color: '#fff'"],
  ['colour', "background: 'rgb(0 0 0 / .5)'"],
  ['radius', 'borderRadius: 4'],
  ['radius', "borderRadius: '8px 8px 0 0'"],
  ['target size', 'minHeight: 44'],
  ['target size', "lineHeight: '44px'"],
  ['transition time', "transition: 'opacity 200ms ease-out'"],
  ['transition time', "animation: 'in .2s ease-out'"],
] as const)('a %s is known when it is seen: %s', (kind, line) => {
  expect(line).toMatch(LITERALS[kind])
})

test.each(files)('%s takes its measures from the theme', (file) => {
  expect(literalsIn(file)).toEqual([])
})
