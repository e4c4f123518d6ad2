/** Runs the command in a folder of its own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import { type Command, makeCatalogue } from '../command.ts'
import { OPTIONS } from './test-files.ts'

export type Shop = ReturnType<typeof newShop>

/** Makes a folder for the inputs, with a path in it for `--out`. `remove` removes it. */
export function newShop() {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-shop-'))
  const out = join(folder, 'shop')
  const dataFiles = () => readdirSync(join(out, 'data'))
  return {
    folder,
    out,
    remove: () => rmSync(folder, { recursive: true }),
    /** Writes a file of the inputs. Returns its path. */
    write(path: string, content: string | Uint8Array): string {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      return file
    },
    /** Runs the command. Returns what it printed. */
    async run(options: Partial<Command> & Pick<Command, 'from'>): Promise<string> {
      const printed: string[] = []
      const message = await makeCatalogue(
        {
          ...OPTIONS,
          categories: null,
          out,
          map: new Map(),
          layout: null,
          encoding: null,
          restart: false,
          posts: null,
          pictures: null,
          allow: 20,
          ...options,
        },
        (line) => printed.push(line),
      )
      return [...printed, message].join('\n')
    },
    /** Returns the paths of all files in the folder of `--out`. */
    files: (): string[] =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
        .toSorted(),
    catalogue: (): CatalogueFile =>
      parseCatalogue(
        readFileSync(join(out, 'data', dataFiles().find((name) => name.startsWith('catalogue-')) ?? ''), 'utf8'),
      ),
    text: (path: string): string => readFileSync(join(out, path), 'utf8'),
  }
}
