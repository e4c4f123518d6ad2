/** Storybook's own frame: in Overtone's face, in the scheme of the visitor's system. */
import { addons, types } from 'storybook/manager-api'
import { fontFaces } from '#src/app/theme/fonts.ts'
import { OpenInShop } from './manager/open-in-shop.tsx'
import { storybookThemes } from './manager/theme.ts'

const faces = document.createElement('style')
faces.textContent = fontFaces
document.head.append(faces)

const darkness = matchMedia('(prefers-color-scheme: dark)')
const wearScheme = () => addons.setConfig({ theme: storybookThemes[darkness.matches ? 'dark' : 'light'] })
addons.setConfig({ layout: { panelPosition: 'right' } })
wearScheme()
darkness.addEventListener('change', wearScheme)

addons.register('overtone', () => {
  addons.add('overtone/open-in-shop', {
    type: types.TOOL,
    title: 'Open this state in the shop',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: OpenInShop,
  })
})
