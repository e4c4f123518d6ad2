/** Vite plugin that publishes the design tokens as `tokens.json`, beside Storybook's `index.html`. */
import { type Plugin, runnerImport } from 'vite'

const FILE = 'tokens.json'

export const publishTokens = (): Plugin => ({
  name: 'overtone:design-tokens',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await createFile() })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_request, response, next) => {
      createFile().then((content) => response.setHeader('Content-Type', 'application/json').end(content), next)
    })
  },
})

async function createFile(): Promise<string> {
  // Through Vite, because the theme imports font files.
  const { module } = await runnerImport<typeof import('./design-tokens.ts')>('.storybook/tokens/design-tokens.ts', {
    configFile: false,
    logLevel: 'error',
  })
  return JSON.stringify(module.designTokens(), null, 2)
}
