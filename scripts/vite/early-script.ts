import { build, type Plugin } from 'vite'

/**
 * Puts `src/app/early.ts`, bundled, and the colour-scheme script into the head of
 * every page, so that both run before anything is painted.
 */
export function earlyScript(): Plugin {
  let base = '/'
  return {
    name: 'overtone:early-script',
    configResolved(config) {
      base = config.base
    },
    async transformIndexHtml(html) {
      const script = await bundle('src/app/early.ts', base)
      return html.replace('<!--early-script-->', () => `<style>${STALE_CSS}</style><script>${script}</script>`)
    },
  }
}

/** What the early script marks as belonging to another page or configuration is not painted. */
const STALE_CSS = '[data-stale=page] #root,[data-stale=content] main{visibility:hidden}'

async function bundle(entry: string, base: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    base,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'early' },
      target: 'baseline-widely-available',
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} was not bundled`)
  return result.output[0].code.trim()
}
