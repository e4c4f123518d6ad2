/**
 * The house's figures, as a table in Markdown: how long import chains are (those of types
 * count, those of tests do not), how many files and lines there are, by folder too, and
 * how often a type is claimed instead of checked. What is generated has no lines.
 *
 *   npm run metrics [-- --against COMMIT]
 *
 * `--against` says the same of a commit beside it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { parseSync, Visitor } from 'oxc-parser'

const TOPS = ['src', 'mocks', 'fixtures', 'scripts', 'e2e']
const CODE = /\.(ts|tsx|mjs)$/
const GENERATED = /\.gen\.ts$/
const NOT_PRODUCTION = /\.(test|stories|spec)\.tsx?$/
const ROOM = /^src\/features\/[^/]+(?=\/)|^(src|scripts)\/[^/]+(?=\/)|^[^/]+/
/** In JSDoc a cast stands right before what it casts, in parentheses. */
const CAST_IN_COMMENT = /\/\*\*\s*@type \{[^*]*\} \*\/\s*\(/g
const ANY_IN_COMMENT = /@\w+ \{[^}]*\bany\b/g

const { values } = parseArgs({ options: { against: { type: 'string' } } })
const now = await figuresOf('.')
const before = values.against === undefined ? undefined : await figuresAt(values.against)

const states = before ? [before, now] : [now]
console.log(`| | ${before ? `${values.against} | ` : ''}now |\n|---|${'---:|'.repeat(states.length)}`)
printRows(states.map(({ house }) => house))
printRows(states.map(({ rooms }) => rooms))
console.log(`\nThe longest chain: ${now.chain.join(' → ')}`)

/** @param {Record<string, string | number>[]} figures of each state */
function printRows(figures) {
  for (const name of [...new Set(figures.flatMap(Object.keys))].toSorted())
    console.log(`| ${[name, ...figures.map((state) => state[name] ?? '–')].join(' | ')} |`)
}

/** @param {string} commit */
async function figuresAt(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-metrics-'))
  try {
    const input = execFileSync('git', ['archive', commit, 'package.json', ...TOPS], { maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input })
    return await figuresOf(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} folder that holds all of TOPS */
async function figuresOf(folder) {
  const files = TOPS.flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
    .filter((file) => CODE.test(file) && !GENERATED.test(file))
    .map((file) => measure(file, readFileSync(join(folder, file), 'utf8')))
  const { chain, cycles } = await importsOf(folder)
  /** @param {'lines' | 'comments' | 'anys' | 'casts'} what @param {typeof files} some */
  const sum = (what, some = files) => some.reduce((total, file) => total + file[what], 0)
  return {
    chain,
    house: {
      'modules in the longest import chain': chain.length,
      cycles,
      'files and their lines': `${files.length}, ${sum('lines')}`,
      'files above 150 lines': files.filter(({ lines }) => lines > 150).length,
      'files above 250 lines': files.filter(({ lines }) => lines > 250).length,
      any: sum('anys'),
      casts: sum('casts'),
      'comment lines': `${sum('comments')}, ${((100 * sum('comments')) / sum('lines')).toFixed(1)} %`,
    },
    rooms: Object.fromEntries(
      [...new Set(files.map(({ room }) => room))].map((name) => {
        const inside = files.filter(({ room }) => room === name)
        return [name, `${inside.length}, ${sum('lines', inside)}`]
      }),
    ),
  }
}

/** @param {string} file @param {string} text */
function measure(file, text) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  let anys = text.match(ANY_IN_COMMENT)?.length ?? 0
  let casts = text.match(CAST_IN_COMMENT)?.length ?? 0
  new Visitor({
    TSAnyKeyword: () => void (anys += 1),
    TSAsExpression: ({ typeAnnotation }) =>
      void (casts += text.slice(typeAnnotation.start, typeAnnotation.end) === 'const' ? 0 : 1),
    TSTypeAssertion: () => void (casts += 1),
  }).visit(program)
  const commented = comments.reduce((sum, { start, end }) => sum + text.slice(start, end).split('\n').length, 0)
  const [room = file] = ROOM.exec(file) ?? []
  return { room, lines: text.split('\n').length - 1, comments: commented, anys, casts }
}

/** @param {string} folder */
async function importsOf(folder) {
  const options = await extractOptions('./.dependency-cruiser.cjs')
  const { output } = await cruise(TOPS, { ...options, baseDir: resolve(folder) }, options.enhancedResolveOptions)
  if (typeof output === 'string') throw new Error(output)
  const imports = new Map(
    output.modules
      .filter(({ source }) => CODE.test(source) && !NOT_PRODUCTION.test(source))
      .map(({ source, dependencies }) => [source, dependencies.filter(({ circular }) => !circular)]),
  )
  /** @type {Map<string, string[]>} */
  const chains = new Map()
  /** The longest chain from a module on. @param {string} module @returns {string[]} */
  const chainFrom = (module) => {
    const known = chains.get(module)
    if (known) return known
    const longest = (imports.get(module) ?? [])
      .filter(({ resolved }) => imports.has(resolved))
      .map(({ resolved }) => chainFrom(resolved))
      .reduce((best, chain) => (chain.length > best.length ? chain : best), [])
    const chain = [module, ...longest]
    chains.set(module, chain)
    return chain
  }
  return {
    chain: [...imports.keys()].map(chainFrom).reduce((best, chain) => (chain.length > best.length ? chain : best), []),
    cycles: output.summary.violations.filter(({ rule }) => rule.name === 'no-cycles').length,
  }
}
