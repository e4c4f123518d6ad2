/**
 * Writes `docs/qa.md`, a link for each named state of the shop, from the registry
 * in `mocks/scenarios.ts` (`--check` compares instead of writing).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BESIDE } from '../build/addresses.mjs'
import { loadModule } from '../load-module.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })

const OUTPUT = 'docs/qa.md'
/** Where `npm run preview` serves a build without a base path. */
const PREVIEW = 'http://127.0.0.1:4173/'
/** @param {string} name */
const storyOf = (name) => `${PREVIEW}${BESIDE.shop.storybook}?path=/story/scenario--${name}`

/** @type {Pick<typeof import('#mocks/scenarios.ts'), 'scenarios' | 'linkOf'>} */
const { scenarios, linkOf } = await loadModule('mocks/scenarios.ts')

const lines = [
  '# Every state of the shop, one link away',
  '',
  'Written by `npm run qa-links` from `mocks/scenarios.ts`; do not edit. `e2e/scenarios.spec.ts` opens every link on the',
  'built site and looks for the text in the last column.',
  '',
  'Links lead to `npm run build && npm run preview`, those of stories as well after `npm run build-storybook`; for another',
  'place, put its address before the part in the text.',
  'Several names combine with commas: `?demo=cart-5-lines,update-500,slow-1s`. One call’s latency or share of failures is',
  'a name too: `products.1500ms`, `cart.never`, `add.30pct`. A choice lasts for the visit; `?demo=` ends it, and the Demo',
  'Lab (the Demo button, or F2) shows and changes it. In live mode these links do nothing.',
]
const sections = [...new Set(scenarios.map(({ section }) => section))].toSorted()
for (const section of sections) {
  lines.push(
    '',
    `## ${section}`,
    '',
    '| name | link | then | what it shows | text or name to expect |',
    '|---|---|---|---|---|',
  )
  for (const scenario of scenarios.filter((each) => each.section === section)) {
    const link = linkOf(scenario)
    const steps = (scenario.steps ?? []).map((step) =>
      typeof step === 'string'
        ? `press **${step}**`
        : 'see' in step
          ? `see **${step.see}**`
          : `write “${step.with}” into **${step.fill}**`,
    )
    const cells = [
      `\`${scenario.name}\` ([story](${storyOf(scenario.name)}))`,
      `[\`/${link}\`](${PREVIEW}${link})`,
      steps.join(', '),
      `**${scenario.title}.** ${scenario.shows}`,
      `${scenario.expected}${scenario.missing ? `, and no ${scenario.missing}` : ''}`.replaceAll(
        '{retailer}',
        'Halyard',
      ),
    ]
    lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  }
}
const text = `${lines.join('\n')}\n`

if (!values.check) writeFileSync(OUTPUT, text)
else if (readFileSync(OUTPUT, 'utf8') !== text) {
  console.error(`${OUTPUT} is out of date: run npm run qa-links`)
  process.exitCode = 1
}
console.log(`${scenarios.length} scenarios`)
