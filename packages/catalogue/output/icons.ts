/** App icons of a shop, drawn from the icon that its configuration names. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drawIcon, ICONS } from '../../../scripts/build/draw-icon.ts'
import { fileIn } from '../../../scripts/shared/file-in.ts'
import { reasonOf } from '../../../scripts/shared/reason-of.ts'
import { storeOf } from './starter-config.ts'

const FOLDER = 'data/icons'
const BACKGROUND = '#FFFFFF'

/**
 * Draws the icons into `data/icons/`, if the configuration names a picture as `store.favicon`.
 *
 * @param config text of config.json
 * @param out its folder
 * @returns a warning if the picture can't be drawn
 */
export async function addIcons(config: string, out: string): Promise<string[]> {
  const favicon = storeOf(config)?.favicon
  if (typeof favicon !== 'string') return []
  try {
    const path = fileIn(join(out, 'data'), resolve(out, favicon))
    if (path === null) throw new Error('there is no such file in the folder data/')
    const picture = await readFile(path)
    const icons = await Promise.all(ICONS.map((icon) => drawIcon(picture, icon, BACKGROUND)))
    await mkdir(join(out, FOLDER), { recursive: true })
    for (const [index, { file }] of ICONS.entries()) await writeFile(join(out, FOLDER, file), icons[index] ?? '')
    return []
  } catch (error) {
    return [`No app icons were made of "store.favicon", ${favicon}: ${reasonOf(error)}.`]
  }
}
