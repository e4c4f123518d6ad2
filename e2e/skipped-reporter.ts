import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Closes with each skipped test by its name, and why: Playwright's list says only that there were some. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a file's default for its reporter.
export default class SkippedReporter implements Reporter {
  #skipped: string[] = []

  onTestEnd(test: TestCase) {
    const [, project, ...name] = test.titlePath()
    const why = test.annotations.find(({ type }) => type === 'skip')
    if (why) this.#skipped.push(`  [${project}] ${name.join(' › ')}: ${why.description}`)
  }

  onEnd() {
    if (this.#skipped.length > 0) console.log(['\nSkipped:', ...this.#skipped].join('\n'))
  }
}
