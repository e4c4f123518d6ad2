/** Compares the pictures of two built Storybooks pixel by pixel, and writes those that differ. */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../shared/browser.ts'
import { serveFolder } from '../shared/static-server.ts'
import { listSubjects, type Subject } from './subjects.ts'
import { openPage, takeScreenshots } from './take.ts'
import { type Size, writeDifference, writeScreenshot } from './write.ts'

/** A story at a width and in a scheme that looks different. `file` is the beginning of the names of its files. */
export type Picture = Pick<Subject, 'component' | 'storyId' | 'name'> & {
  file: string
  /** `failed` and `mended`: in one of the Storybooks, a step of the story found no element. */
  kind: 'changed' | 'added' | 'removed' | 'failed' | 'mended'
} & Size

/** A partial repaint renders rounded corners in slightly different colors. */
const RASTER_ARGS = ['--disable-partial-raster']

/** A tab waits for the network half of the time. */
const TABS_PER_PROCESSOR = 2

/** Number of stories, at their widths, between two lines of progress. */
const PROGRESS_STEP = 100

type Storybook = { origin: string; stories: ReadonlySet<string> }

/**
 * Takes each picture in both Storybooks, one after the other in the same tab. Writes the pictures that differ, and
 * returns them in the order of Storybook's sidebar.
 *
 * @param folders of the Storybooks before and after
 * @param out folder for the pictures
 * @param only beginning of the ids of stories
 */
export async function comparePictures(folders: [string, string], out: string, only: string) {
  mkdirSync(out, { recursive: true })
  const before = await serveStorybook(folders[0])
  const after = await serveStorybook(folders[1])
  const subjects = [...after.subjects, ...before.subjects.filter(({ storyId }) => !after.stories.has(storyId))].filter(
    ({ storyId }) => storyId.startsWith(only),
  )
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...RASTER_ARGS] })
  const pictures: Picture[][] = []
  // One iterator for all tabs: each takes the next subject.
  const queue = subjects.entries()
  await Promise.all(
    Array.from({ length: availableParallelism() * TABS_PER_PROCESSOR }, async () => {
      const page = await openPage(browser)
      for (const [index, subject] of queue) {
        if (index % PROGRESS_STEP === 0)
          console.error(`${Math.round((100 * index) / subjects.length)} % of the pictures are compared`)
        pictures[index] = await compareSubject(page, subject, before, after, out).catch((cause) => {
          throw new Error(`${subject.storyId} has no picture`, { cause })
        })
      }
    }),
  )
  await browser.close()
  await before.close()
  await after.close()
  return { subjects, pictures: pictures.flat() }
}

async function serveStorybook(folder: string) {
  const subjects = listSubjects(folder)
  const stories: ReadonlySet<string> = new Set(subjects.map(({ storyId }) => storyId))
  return { ...(await serveFolder(folder)), subjects, stories }
}

async function compareSubject(page: Page, subject: Subject, before: Storybook, after: Storybook, out: string) {
  const take = async ({ origin, stories }: Storybook, isStable: boolean) =>
    stories.has(subject.storyId) ? takeScreenshots(page, origin, subject, isStable) : []
  const takeBoth = async (isStable: boolean) => [await take(before, isStable), await take(after, isStable)] as const

  if (areEqual(...(await takeBoth(false)))) return []
  // Some differ because one of them was early, so these are taken until they are stable.
  const [old, current] = await takeBoth(true)
  const { component, storyId, schemes } = subject
  const isInBoth = before.stories.has(storyId) && after.stories.has(storyId)
  const pictures: Picture[] = []
  for (const [index, scheme] of schemes.entries()) {
    const file = `${storyId}-${subject.width}-${scheme}`
    const picture = await writePicture(old[index], current[index], join(out, file), isInBoth)
    if (picture) pictures.push({ component, storyId, name: `${subject.name}, ${scheme}`, file, ...picture })
  }
  return pictures
}

const areEqual = (old: Buffer[], current: Buffer[]) =>
  old.length === current.length && old.every((screenshot, index) => current[index]?.equals(screenshot))

/** Writes a picture that differs. Returns undefined for equal ones. */
async function writePicture(
  before: Buffer | undefined,
  after: Buffer | undefined,
  path: string,
  isInBoth: boolean,
): Promise<Pick<Picture, 'kind' | keyof Size> | undefined> {
  if (before && after) {
    const size = await writeDifference(before, after, path)
    return size && { kind: 'changed', ...size }
  }
  if (before)
    return { kind: isInBoth ? 'failed' : 'removed', ...(await writeScreenshot(before, `${path}.before.webp`)) }
  return after && { kind: isInBoth ? 'mended' : 'added', ...(await writeScreenshot(after, `${path}.after.webp`)) }
}
