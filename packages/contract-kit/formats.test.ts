// @vitest-environment jsdom
import { FORMATS, type ReportedResult } from './formats.ts'

const CURL = "curl -i 'https://api.example/api/products?a=1&b=2'"

const resultOf = (outcome: ReportedResult['outcome'], title: string, reason = '', advice = ''): ReportedResult => ({
  check: { subject: 'GET /api/products', title, run: () => Promise.resolve() },
  outcome,
  reason,
  advice,
  curl: reason ? [CURL] : [],
  repeat: `--only "${title}"`,
})

/** Quotation marks, markup, a line break, a control character, a lone surrogate and an emoji. */
const DIFFICULT = 'returned "<a href=\'x\'>&amp;</a>"\n]]> \u0000\u001B \uD800 ☕🎧'

const report = {
  baseUrl: 'https://api.example',
  seed: 42,
  stopReason: null,
  results: [
    resultOf('passed', 'sorts "newest" first & last'),
    resultOf('failed', 'counts', DIFFICULT, 'Count <all>.'),
    resultOf('notChecked', 'pages', 'the catalogue has only one product'),
    resultOf('warning', 'prices', DIFFICULT),
  ],
}

test('the JUnit report is well-formed XML with every result', () => {
  const xml = new DOMParser().parseFromString(FORMATS.junit(report), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  const suite = xml.querySelector('testsuites > testsuite')
  const attributesOf = (element: Element | null) =>
    Object.fromEntries(Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]))
  expect(attributesOf(suite)).toEqual({
    name: 'GET /api/products',
    tests: '4',
    failures: '1',
    skipped: '1',
    errors: '0',
  })
  expect(Array.from(suite?.children ?? [], (testcase) => testcase.getAttribute('name'))).toEqual(
    report.results.map(({ check }) => check.title),
  )
  const shown = 'returned "<a href=\'x\'>&amp;</a>"\n]]> \uFFFD\uFFFD \uFFFD ☕🎧'
  expect(xml.querySelector('failure')?.getAttribute('message')).toBe(shown)
  expect(xml.querySelector('failure')?.textContent).toBe(
    `${shown}\nCount <all>.\n${CURL}\nRepeat this check: --only "counts"`,
  )
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe('the catalogue has only one product')
  expect(xml.querySelector('system-out')?.textContent).toBe(`${shown}\n${CURL}\nRepeat this check: --only "prices"`)
})

test('the JSON report has counts and every result', () => {
  expect(JSON.parse(FORMATS.json(report))).toEqual({
    baseUrl: 'https://api.example',
    seed: 42,
    stopReason: null,
    passed: 1,
    failed: 1,
    notChecked: 1,
    warnings: 1,
    results: report.results.map(({ check: { subject, title }, outcome, reason, advice, curl, repeat }) => ({
      subject,
      title,
      outcome,
      reason,
      advice,
      curl,
      repeat,
    })),
  })
})
