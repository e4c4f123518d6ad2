import type { Plugin } from 'vite'

/** Chromium reads it in a file's first line only (V8, "Explicit compile hints"); elsewhere it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Has the browser compile a script while it arrives, off the main thread, and not function by function when each is first called. */
export function compileEarly(): Plugin {
  return {
    name: 'overtone:compile-early',
    generateBundle: {
      // After Vite has put its own first line into the files.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}
