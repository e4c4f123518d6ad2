import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BlogPost } from '#src/api/contract.ts'
import { readPosts } from './posts.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function readFiles(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-posts-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return readPosts(folder)
}

const FULL = `---
title: "Laptops: which one?"
date: 2026-03-10
excerpt: Three questions.
image: laptops.jpg
tags: [Laptops, Guides]
slug: which-laptop
---
# Size

Small & light.
`

test('a file becomes a post', () => {
  const { posts, ...problems } = readFiles({ 'first.md': FULL, 'notes.txt': 'not a post' })
  expect(problems).toEqual({ badFiles: [], warnings: [], drafts: 0 })
  expect(posts).toEqual([
    {
      id: 'post-which-laptop',
      slug: 'which-laptop',
      title: 'Laptops: which one?',
      excerpt: 'Three questions.',
      featuredImage: 'laptops.jpg',
      tags: ['Laptops', 'Guides'],
      publishedAt: '2026-03-10T00:00:00.000Z',
      blocks: [
        { type: 'heading', level: 1, content: 'Size' },
        { type: 'paragraph', content: 'Small & light.' },
      ],
    },
  ])
  expect(BlogPost.safeParse(posts[0]).data).toEqual(posts[0])
})

test('a title is enough, and the file’s name is the slug', () => {
  const { posts } = readFiles({ 'my-post-2.MD': '---\ntitle: 2026\n---\n' })
  expect(posts).toEqual([
    {
      id: 'post-my-post-2',
      slug: 'my-post-2',
      title: '2026',
      excerpt: null,
      featuredImage: null,
      tags: [],
      publishedAt: null,
      blocks: [],
    },
  ])
})

test.each([
  ['2026-03-10', '2026-03-10T00:00:00.000Z'],
  ['2026-03-10 14:05:00', '2026-03-10T14:05:00.000Z'],
  ['2026-03-10 14:05 +0100', '2026-03-10T13:05:00.000Z'],
  ['2026-03-10T14:05:00Z', '2026-03-10T14:05:00.000Z'],
  ['10.03.2026', '2026-03-10T00:00:00.000Z'],
  ['"1.3.2026"', '2026-03-01T00:00:00.000Z'],
])('the date %s is %s', (date, publishedAt) => {
  expect(readFiles({ 'a.md': `---\ntitle: A\ndate: ${date}\n---\n` }).posts[0]).toMatchObject({ publishedAt })
})

test.each([
  ['[Laptops, " Guides "]', ['Laptops', 'Guides']],
  ['Laptops, Guides', ['Laptops', 'Guides']],
  ['\n  - 4K\n  - 2026', ['4K', '2026']],
  ['', []],
])('the tags %j are %j', (tags, expected) => {
  expect(readFiles({ 'a.md': `---\ntitle: A\ntags: ${tags}\n---\n` }).posts[0]?.tags).toEqual(expected)
})

test('a byte order mark and Windows line breaks are read', () => {
  const { posts } = readFiles({ 'a.md': `\uFEFF${FULL.replaceAll('\n', '\r\n')}` })
  expect(posts[0]).toMatchObject({ slug: 'which-laptop', excerpt: 'Three questions.' })
  expect(posts[0]?.blocks).toHaveLength(2)
})

test('a warning names file and line', () => {
  const { warnings } = readFiles({ 'a.md': '---\ntitle: A\n---\n\nText\n\n    code\n' })
  expect(warnings).toEqual(['a.md:7: code became a paragraph'])
})

test.each<[string, string | Buffer, string]>([
  ['no front matter', '# Title', '1: expected "---", the start of the front matter'],
  ['an empty file', '', '1: expected "---", the start of the front matter'],
  ['an open front matter', '---\ntitle: A\n', '1: the front matter has no "---" at its end'],
  ['an empty front matter', '---\n---\n', '1: expected front matter such as "title: My first post"'],
  ['invalid YAML', '---\ndate: 2026-03-10\ntitle: A: B\n---\n', '3: Nested mappings are not allowed'],
  ['a title that occurs twice', '---\ntitle: A\ntitle: B\n---\n', '3: Map keys must be unique'],
  ['an alias', '---\ntitle: &a A\nexcerpt: *a\n---\n', '1: Alias resolution is disabled'],
  ['no title', '---\ndate: 2026-03-10\n---\n', '1: "title" is missing'],
  ['an empty title', '---\nslug: a\ntitle: " "\n---\n', '3: "title" is missing'],
  ['a list as the title', '---\ntitle: [A, B]\n---\n', '2: "title" must be one text'],
  [
    'a date in words',
    '---\ntitle: A\ndate: 10 March\n---\n',
    '3: "10 March" is not a date. Expected a date such as 2026-03-10, or the option --dates dmy or --dates mdy.',
  ],
  [
    'a day that does not exist',
    '---\ntitle: A\ndate: 2026-13-01\n---\n',
    '3: "2026-13-01" is not a day of the calendar.',
  ],
  ['a draft that is neither', '---\ntitle: A\ndraft: soon\n---\n', '3: "draft" must be true or false'],
  [
    'tags that are no texts',
    '---\ntitle: A\ntags: {a: b}\n---\n',
    '3: "tags" must be a list such as [Laptops, Guides]',
  ],
  ['another encoding', Buffer.from('---\ntitle: Caf\u00e9\n---\n', 'latin1'), '1: the file is not UTF-8'],
])('a file with %s is left out and named with its line', (_name, content, message) => {
  const { posts, badFiles } = readFiles({ 'bad.md': content, 'good.md': FULL })
  expect(posts).toHaveLength(1)
  expect(badFiles).toHaveLength(1)
  expect(badFiles[0]).toContain(`bad.md:${message}`)
})

test.each([
  ['a.md', 'draft: true'],
  ['a.md', 'draft: "Yes"'],
  ['a.md', 'published: false'],
  ['a.md', 'published: no\ndraft: false'],
  ['a.md', 'status: Draft'],
  ['_drafts/a.md', ''],
])('%s with %j is counted and not published', (file, lines) => {
  const { posts, drafts, badFiles } = readFiles({ [file]: `---\ntitle: A\n${lines}\n---\n`, 'good.md': FULL })
  expect({ drafts, badFiles }).toEqual({ drafts: 1, badFiles: [] })
  expect(posts.map(({ slug }) => slug)).toEqual(['which-laptop'])
})

test.each(['draft: false', 'draft:', 'published: true', 'published: 2026-03-10', 'published:', 'status: publish'])(
  'a post with %j is published',
  (line) => {
    expect(readFiles({ 'a.md': `---\ntitle: A\n${line}\n---\n` })).toMatchObject({ drafts: 0, posts: [{ title: 'A' }] })
  },
)

test('dates with slashes need their order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-posts-'))
  folders.push(folder)
  writeFileSync(join(folder, 'a.md'), '---\ntitle: A\ndate: 03/04/2026\n---\n')
  expect(readPosts(folder, 'dmy').posts).toMatchObject([{ publishedAt: '2026-04-03T00:00:00.000Z' }])
  expect(readPosts(folder).badFiles).toMatchObject([expect.stringContaining('--dates dmy')])
})

test('files of subfolders and with other endings of Markdown are read, and MDX is named', () => {
  const { posts, badFiles } = readFiles({
    'a.markdown': '---\ntitle: A\n---\n',
    'b.MKD': '---\ntitle: B\n---\n',
    'guides/c.md': '---\ntitle: C\n---\n',
    'guides/2026/d/index.md': '---\ntitle: D\n---\n',
    'guides/e.md': 'no front matter',
    'f.mdx': '---\ntitle: F\n---\n<Chart />',
    '.obsidian/g.md': 'not a post',
    'node_modules/h/README.md': 'not a post',
  })
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(badFiles).toEqual([
    'f.mdx:1: MDX is not read, because it can contain code: save the post as Markdown (.md)',
    'guides/e.md:1: expected "---", the start of the front matter',
  ])
})

test('the newest post comes first, and those without a date last', () => {
  const { posts } = readFiles({
    'a.md': '---\ntitle: A\n---\n',
    'b.md': '---\ntitle: B\ndate: 2026-03-10\n---\n',
    'c.md': '---\ntitle: C\ndate: 2026-03-11\n---\n',
  })
  expect(posts.map(({ slug }) => slug)).toEqual(['c', 'b', 'a'])
})

test('a second file with a slug is left out', () => {
  const { posts, badFiles } = readFiles({ 'a.md': FULL, 'b.md': FULL })
  expect(posts).toHaveLength(1)
  expect(badFiles).toEqual(['b.md:7: a.md has the slug "which-laptop" too'])
})

test.each([
  ['My first Café post.md', '', 'my-first-cafe-post'],
  ['a.md', 'slug: Deals/2026', 'deals-2026'],
  ['初.md', '', expect.stringMatching(/^x-[\da-f]{8}$/)],
])('%s with "%s" gets a slug that can be an address', (file, line, slug) => {
  expect(readFiles({ [file]: `---\ntitle: A\n${line}\n---\n` }).posts).toMatchObject([{ slug }])
})

test('symbolic links out of the folder are named, and not read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-posts-'))
  folders.push(folder)
  mkdirSync(join(folder, 'posts'))
  writeFileSync(join(folder, 'secret.md'), FULL)
  writeFileSync(join(folder, 'posts/good.md'), FULL)
  symlinkSync('../secret.md', join(folder, 'posts/linked.md'))
  symlinkSync('..', join(folder, 'posts/parent'))
  const { posts, badFiles } = readPosts(join(folder, 'posts'))
  expect(posts).toHaveLength(1)
  expect(badFiles).toEqual(['linked.md:1: not a file of this folder', 'parent:1: not a file of this folder'])
})
