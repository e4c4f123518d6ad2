/**
 * Holds the built site to the oldest browsers that it is for: says what its scripts
 * and rules use that one of them doesn't know, unless harmless.mjs names it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { inlineParts } from '../../build/html.mjs'
import { usesInSheet } from './css-uses.mjs'
import { HARMLESS } from './harmless.mjs'
import { usesInScript } from './script-uses.mjs'
import { lacking } from './support.mjs'

/** Every name that is used, with the first file that does. @type {Map<string, import('./css-uses.mjs').Use & { file: string }>} */
const used = new Map()
/** Pages have most of their rules and scripts in common. @type {Set<string>} */
const seen = new Set()
/** @type {string[]} */
const complaints = []

for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.js')) note(file, [read(file)], usesInScript)
  if (!file.endsWith('.html')) continue
  const { scripts, sheets } = inlineParts(read(file))
  note(file, sheets, usesInSheet)
  note(file, scripts, usesInScript)
}

const harmless = new Set(HARMLESS.flatMap(({ names }) => names))
for (const { name, features, file } of used.values()) {
  const browsers = lacking(features, (prefix) => used.has(prefix + name))
  if (browsers.length > 0 && !harmless.delete(name))
    complaints.push(`${name}, in ${file}: not in ${browsers.join(', ')}`)
}
for (const name of harmless) complaints.push(`${name} is named as harmless, and needs no naming any more`)

console.log(`${used.size} features, ${seen.size} scripts and sheets`)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

/** @param {string} file below dist/ */
function read(file) {
  return readFileSync(`dist/${file}`, 'utf8')
}

/** @param {string} file @param {string[]} parts @param {(part: string) => import('./css-uses.mjs').Use[]} usesIn */
function note(file, parts, usesIn) {
  for (const part of parts) {
    if (seen.has(part)) continue
    seen.add(part)
    try {
      for (const use of usesIn(part)) if (!used.has(use.name)) used.set(use.name, { ...use, file })
    } catch (error) {
      complaints.push(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
