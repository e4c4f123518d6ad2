import type { Plugin } from 'vite'

/** V8's explicit compile hint. Chromium reads it only on the first line of a file; other browsers ignore it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes Chromium compile each script in the background while it downloads, instead of each function on the main thread
 * at its first call.
 */
export function compileEarly(): Plugin {
  return {
    name: 'overtone:compile-early',
    generateBundle: {
      // After Vite, which inserts a first line of its own.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}
