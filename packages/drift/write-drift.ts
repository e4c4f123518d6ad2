/** Writes the files of a run: drift.html, its state files, and drift.json. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDriftFile } from './drift-file.ts'
import { renderPage } from './page.ts'
import type { DriftRun } from './run-drift.ts'
import { linkToAnswer, type ShopLink } from './shop-links.ts'

const STATE_FILE = /^state-.*\.har$/

/** Writes the files into a folder, drift.json last, so that it is never there without the others. */
export async function writeDrift(run: DriftRun, folder: string, shop: { href: string; name: string }): Promise<void> {
  const links = await linksOf(run, shop)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (STATE_FILE.test(name)) rmSync(join(folder, name))
  for (const { file } of links.values()) if (file) writeWhole(join(folder, file.name), file.text)
  writeWhole(join(folder, 'drift.html'), renderPage({ run, links }))
  writeWhole(join(folder, 'drift.json'), writeDriftFile(run.file))
}

async function linksOf(
  { stepOf, answers }: DriftRun,
  shop: { href: string; name: string },
): Promise<Map<string, ShopLink>> {
  const byStep = new Map<string, ShopLink | null>()
  const links = new Map<string, ShopLink>()
  for (const [id, step] of stepOf) {
    const answer = answers.find((each) => each.step === step)
    const link = byStep.get(step) ?? (answer ? await linkToAnswer(answer, shop) : null)
    byStep.set(step, link)
    if (link) links.set(id, link)
  }
  return links
}

/** Replaces a file at once, because a run may be stopped while it writes. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}
