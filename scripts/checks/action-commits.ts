/** Checks that workflows name actions by commit, because the owner of an action can move a tag to other code. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = '.github/workflows'

/** Returns the actions of a workflow that are named by tag or branch. Actions of this repository have no version. */
export const movableActions = (workflow: string): string[] =>
  Array.from(workflow.matchAll(/\buses:\s*["']?([^\s"'#]+)/g), ([, action = '']) => action).filter(
    (action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action),
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of readdirSync(FOLDER)) {
    for (const action of movableActions(readFileSync(join(FOLDER, file), 'utf8'))) {
      console.error(`${file} has ${action}: name the commit, and the version in a comment.`)
      process.exitCode = 1
    }
  }
}
