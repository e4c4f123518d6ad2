import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Lists the skipped tests with their reasons at the end; Playwright's own list reporter shows only their number. */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export.
export default class SkippedReporter implements Reporter {
  #skipped: string[] = []

  onTestEnd(test: TestCase) {
    const [, project, ...name] = test.titlePath()
    const skip = test.annotations.find(({ type }) => type === 'skip')
    if (skip) this.#skipped.push(`  [${project}] ${name.join(' › ')}: ${skip.description}`)
  }

  onEnd() {
    if (this.#skipped.length > 0) console.log(['\nSkipped:', ...this.#skipped].join('\n'))
  }
}
