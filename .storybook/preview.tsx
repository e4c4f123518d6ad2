import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { seed } from '#mocks/db.ts'
import { handlers } from '#mocks/handlers.ts'
import { useToastStore } from '#src/ui/toast/toast-store.ts'
import { withApp } from './with-app.tsx'

// As in the unit tests: what takes long in a play is the machine.
configure({ asyncUtilTimeout: 10_000 })

export default definePreview({
  addons: [
    addonA11y(),
    // The add-on's own worker URL names the host's root, which breaks below a sub-path.
    addonMsw(async () => {
      const worker = setupWorker(...handlers)
      await worker.start({
        serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
        onUnhandledRequest: 'bypass',
        quiet: true,
      })
      return worker
    }),
  ],
  decorators: [withApp],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  beforeEach: () => {
    localStorage.clear()
    seed({ basePath: new URL('.', document.baseURI).pathname })
    useToastStore.setState({ toast: null })
  },
})
