/** Checks that `docs/qa.md` lists every scenario of `mocks/scenarios/registry.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { linkOf, type NamedScenario, scenarios } from '#mocks/scenarios/registry.ts'
import { ADDRESSES } from '../build/addresses.ts'
import { readOptions } from '../shared/options.ts'

const USAGE = `Checks that docs/qa.md lists every scenario; --write updates it.

  npm run check -- qa-links [--write]`

const { write } = readOptions({ usage: USAGE, options: { write: { type: 'boolean' } }, read: (values) => values })

const OUTPUT = 'docs/qa.md'
/** Address of `npm run preview` for a build without BASE_PATH. */
const PREVIEW = 'http://127.0.0.1:4173/'

const INTRODUCTION = `# Links to every state of the shop

Generated from \`mocks/scenarios/registry.ts\` by \`npm run check -- qa-links --write\`; do not edit. Every night,
\`e2e/nightly/scenarios.spec.ts\` opens the links on the built site and looks for the text in the last column.

The links open the site that \`npm run build && npm run preview\` serves. Links to stories also need
\`npm run build-storybook\`. For another site, put its address before the path.

Names combine with commas: \`?demo=cart-5-lines,update-500,slow-1s\`. A name can also set the latency or the failure
rate of one API call: \`products.1500ms\`, \`cart.never\`, \`add.30pct\`. Scenarios stay active for the visit and
\`?demo=\` ends them. The Demo Lab (the Demo button, or F2) shows and changes them. In live mode and in
file mode the links have no effect.

Scenarios belong to the tab. **For all tabs of this shop** in the Demo Lab gives them to tabs that you open by a typed
address. **What is different from a fresh visit** lists what you see because of earlier tests, and **Reset everything**
removes it. **Fill cart** in the part **Cart store** puts any number of lines into your cart.

## Send a state

1. Bring the shop into the state: fill the cart, press hearts, choose list view, a colour scheme and scenarios. Open the
   page that your colleague should see first, because it is part of the state.
2. Open the Demo Lab (F2) and press **Copy link to this state**. A cart whose removal fails, for example: add products, open
   the cart, type \`remove-500\` into **Find a scenario**, check it, copy.
3. Send the link. It shows the same on any machine that has the same site, and says so. **Undo** returns to the
   colleague's own cart; **Keep** makes the state theirs.
4. A state that is too large for a link goes into a file: **State file**, **Save state file**. The colleague opens the
   Demo Lab and drops the file on the page.

## Drift

A nightly run compares the real server with this demo, and opens an issue when something is new. Each difference in it has
a link that opens the demo with the server's answer in place of its own: what a visitor of the real shop would see. Longer
answers are state files: drop them on the page. [docs/backend.md](backend.md#drift) says how to run it.

## When you find something

1. Open the Demo Lab and its part **Report**, and press **Copy report**. The report has a link to the state, your last 30
   actions, the last calls, the console, your browser and the version of the shop.
2. Paste it into an issue. **Open an issue** opens the tracker, if \`store.issueUrl\` in \`config.json\` names one. Say what
   you expected.
3. **Copy report** also saves a state file: the state, and the last calls with their answers. Attach it to the issue.
4. Nothing that you typed into fields is in the report, except a search that you submitted.

**Copy as test** gives the same actions as a Playwright test. Save it as \`e2e/NAME.spec.ts\`, run \`npm run format\`, and
add what should have happened to its end. It passes as it is, so that it fails only for what you add:
\`npm run test:e2e -- e2e/NAME.spec.ts\`. Typed texts are not recorded: the test types other texts, and leaves out a search
that you did not submit. It has one window size and one tab, so it cannot repeat a resize or what another tab did.

## Try an answer

1. Open the page and the Demo Lab, and in it **Last calls**. Find the read, such as GET /api/categories, and press
   **Edit answer**. If the list does not have it, press **Send calls again**: a prerendered page has answers without
   calls.
2. Change the text, or press a ready change, such as **Field missing** with the field \`slug\`. In a list, it changes the
   first row. Below the text are the violations of the contract. A broken answer can be used too.
3. Press **Use for this call**, or **Use for every call of** the operation, whatever its id or query. The page shows the
   answer at once; close the panel if it covers that part. It stays in this tab, also after a reload, until you turn it off
   under **In force**, at the top of the panel.
4. **Copy as scenario** under **In force** gives the source of a scenario. Paste it into the object of a file in
   \`mocks/scenarios/\` that imports \`HttpResponse\` and \`http\`, replace the two texts that begin with "Replace this", and
   run \`npm run format\`. It is then like the other scenarios: \`CONTRIBUTING.md\`, "Add a scenario".
`
const TABLE_HEAD = `| name | link | steps | what it shows | expected text or name |
|---|---|---|---|---|`

const text = documentOf(scenarios)
if (write) {
  writeFileSync(OUTPUT, text)
  console.log(`${OUTPUT} lists ${scenarios.length} scenarios`)
} else if (readFileSync(OUTPUT, 'utf8') !== text) {
  console.error(`${OUTPUT} is out of date: run "npm run check -- qa-links --write".`)
  process.exitCode = 1
}

function documentOf(all: readonly NamedScenario[]) {
  const sections = [...new Set(all.map(({ section }) => section))].toSorted()
  const tables = sections.map((section) => {
    const rows = all.filter((scenario) => scenario.section === section).map(rowOf)
    return `## ${section}\n\n${TABLE_HEAD}\n${rows.join('\n')}\n`
  })
  return [INTRODUCTION, ...tables].join('\n')
}

function rowOf(scenario: NamedScenario) {
  const { missing, picture } = scenario
  const link = linkOf(scenario)
  const story = `${PREVIEW}${ADDRESSES.shop.storybook}?path=/story/scenario--${scenario.name}`
  const expected = scenario.expected.replaceAll('{retailer}', 'Halyard')
  const cells = [
    `\`${scenario.name}\` ([story](${story}))`,
    `[\`/${link}\`](${PREVIEW}${link})`,
    (scenario.steps ?? []).map(textOf).join(', '),
    `**${scenario.title}.** ${scenario.shows}`,
    [expected, missing && `no ${missing}`, picture && `pictures at …${picture}`].filter(Boolean).join(', and '),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function textOf(step: NonNullable<NamedScenario['steps']>[number]) {
  if (typeof step === 'string') return `press **${step}**`
  if ('see' in step) return `see **${step.see}**`
  return `enter “${step.with}” into **${step.fill}**`
}
