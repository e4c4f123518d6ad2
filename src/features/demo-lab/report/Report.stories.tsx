import Typography from '@mui/material/Typography'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { SiteProvider } from '#src/config/site.tsx'
import type { DemoApi } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { Report } from './Report.tsx'

const demo: DemoApi = {
  mode: 'page',
  connection: { baseUrlOf: () => '', onRequest: () => undefined, onInvalid: () => undefined },
  chosen: () => [],
  requests: () => [],
  exchanges: () => ({ stored: [], dropped: 0 }),
  subscribe: () => () => undefined,
  notes: () => '',
  isSent: () => false,
  loadLab: () => new Promise(() => undefined),
}

const WITH_TRACKER = {
  ...DEFAULT_CONFIG,
  store: { ...DEFAULT_CONFIG.store, issueUrl: 'https://git.example/shop/issues/new' },
}

const meta = preview.meta({
  title: 'Demo Lab/Report',
  tags: ['since:0.1.0'],
  component: Report,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 4, maxWidth: 440, display: 'grid', gap: 3 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { demo },
  argTypes: { demo: { control: false } },
  parameters: {
    docs: {
      description: {
        component: 'Copies the last actions and calls, as a report for an issue or as a Playwright test.',
      },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const WithIssueTracker = meta.story({
  decorators: [(Story) => <SiteProvider site={WITH_TRACKER}>{Story()}</SiteProvider>],
})

export const Phone = meta.story({
  ...WithIssueTracker.input,
  globals: { viewport: { value: 'phone' } },
})
