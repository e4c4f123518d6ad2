/** Vite plugin that publishes the design tokens as `tokens.json`, beside Storybook's `index.html`. */
import type { Plugin } from 'vite'
import { loadModule } from '../../scripts/shared/load-module.mjs'

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
  const { designTokens }: typeof import('./design-tokens.ts') = await loadModule('.storybook/tokens/design-tokens.ts')
  return JSON.stringify(designTokens(), null, 2)
}
