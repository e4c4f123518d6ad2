/** Arguments, output and exit code of `npm run openapi -- --against`. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocument } from './read-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-openapi-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a file. Returns its path. */
function fileWith(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const EMPTY = '{"openapi":"3.1.0","paths":{}}'

test('reads a file', () => {
  expect(readDocument(fileWith('old.json', EMPTY), '.')).toEqual(JSON.parse(EMPTY))
})

test('reads the document of a commit, a branch or a tag', () => {
  const root = join(folder, 'repository')
  mkdirSync(join(root, 'public/api-docs'), { recursive: true })
  const git = (...parameters: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', '-c', 'commit.gpgsign=false', ...parameters],
      { cwd: root },
    )
  git('init', '--quiet', '--initial-branch', 'main')
  git('commit', '--quiet', '--allow-empty', '--message', 'Start')
  git('tag', 'v0')
  writeFileSync(join(root, 'public/api-docs/openapi.json'), EMPTY)
  git('add', '.')
  git('commit', '--quiet', '--message', 'Add the document')
  git('tag', 'v1')
  for (const reference of ['v1', 'main', 'HEAD']) expect(readDocument(reference, root)).toEqual(JSON.parse(EMPTY))
  expect(() => readDocument('v0', root)).toThrow('--against: v0 has no public/api-docs/openapi.json')
})

test.each([
  ['no-such-branch', '--against: "no-such-branch" is neither a file nor a commit, a branch or a tag'],
  ['docs', '--against: "docs" is neither a file nor a commit, a branch or a tag'],
  ['--output=x', '--against: "--output=x" is neither a file nor a commit, a branch or a tag'],
  ['missing.json', /^--against: missing\.json cannot be read: there is no missing\.json/],
  [fileWith('page.json', '<html>'), /page\.json is not JSON: /],
  [fileWith('list.json', '[]'), /list\.json is no OpenAPI document$/],
  [fileWith('null.json', 'null'), /null\.json is no OpenAPI document$/],
  [
    fileWith('swagger.json', '{"swagger":"2.0","paths":{}}'),
    /swagger\.json is OpenAPI 2\.0, and only 3\.1 can be compared$/,
  ],
  [fileWith('empty.json', '{"openapi":"3.1.0"}'), /empty\.json has no paths$/],
])('refuses %s', (reference, message) => {
  expect(() => readDocument(reference, '.')).toThrow(message)
})

const run = (reference: string) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const command = ['--import', 'tsx', 'scripts/openapi/cli.ts', '--against', reference]
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

test.each([
  ['public/api-docs/openapi.json', 0, 'Nothing breaks backends or clients of public/api-docs/openapi.json.\n'],
  [fileWith('fewer.json', '{"openapi":"3.1.0","paths":{}}'), 1, 'GET /api/products: new. Breaks backends.\n'],
  [fileWith('broken.json', '{"openapi":"3.1.0","paths":{"/x":null}}'), 2, 'broken.json cannot be compared: '],
  ['no-such-branch', 2, 'is neither a file nor a commit, a branch or a tag\n\nWrites what is generated'],
])('--against %s exits with %i', async (reference, expected, text) => {
  const { code, output } = await run(reference)
  expect(output).toContain(text)
  expect(code).toBe(expected)
})
