/**
 * Configures Storybook's own interface: Overtone's font and colours, in the scheme of the link (scheme-head.ts), otherwise
 * in that of the operating system.
 */
import { addons, types } from 'storybook/manager-api'
import { fontFaces } from '#src/theme/fonts.ts'
import { OpenInShop } from './manager/open-in-shop.tsx'
import { ResetToolbar } from './manager/reset-toolbar.tsx'
import { renderLabel } from './manager/status-label.tsx'
import { storybookThemes } from './manager/theme.ts'
import { heardIn, TranscriptPanel } from './manager/transcript-panel.tsx'

const fontStyle = document.createElement('style')
fontStyle.textContent = fontFaces
document.head.append(fontStyle)

/** Ids of pages, matrices and scenarios, which need the height and have no controls. Their tests have a panel. */
const HAS_NO_PANEL = /^(pages|matrix|scenario)-[^:]*$/

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const linkedScheme = document.documentElement.dataset.scheme
const applyTheme = () => {
  const scheme = linkedScheme ?? (prefersDark.matches ? 'dark' : 'light')
  addons.setConfig({ theme: storybookThemes[scheme === 'dark' ? 'dark' : 'light'] })
}
addons.setConfig({
  sidebar: { renderLabel },
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !HAS_NO_PANEL.test(storyId) },
})
applyTheme()
prefersDark.addEventListener('change', applyTheme)

addons.register('overtone', () => {
  addons.add('overtone/reset', {
    type: types.TOOL,
    title: 'Reset the toolbar',
    match: ({ tabId }) => !tabId,
    render: ResetToolbar,
  })
  addons.add('overtone/open-in-shop', {
    type: types.TOOL,
    title: 'Open in shop',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: OpenInShop,
  })
  addons.add('overtone/transcript', {
    type: types.PANEL,
    title: 'Transcript',
    disabled: (parameters) => heardIn(parameters ?? {}).length === 0,
    render: TranscriptPanel,
  })
})
