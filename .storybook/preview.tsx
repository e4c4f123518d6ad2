import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { ComponentPage } from './components/ComponentPage.tsx'
import type { HeardParameters } from './components/guide.ts'
import { ShopDocs } from './docs/ShopDocs.tsx'
import { interceptLinks } from './shop/links.ts'
import { expectNoOverflow } from './shop/no-overflow.ts'
import { resetShop } from './shop/reset.ts'
import { settled } from './shop/steps.ts'
import { withShop } from './shop/with-shop.tsx'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'

// The same timeout as in the unit tests: long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

interceptLinks()

/** Tests read only violations. Finding selectors of all elements that pass takes axe longer than its rules. */
const AXE_OPTIONS: RunOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {}

/** Types the parameters `guide` and `heard` of stories. */
const guideTypes = definePreviewAddon<{ parameters: HeardParameters }>({})

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonPseudoStates(), guideTypes],
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: AXE_OPTIONS },
    docs: { container: ShopDocs, page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Welcome',
            'What changed',
            'How to read a story',
            'How to write one',
            'Components and their status',
            'Accessibility (WCAG 2.2)',
          ],
          'Foundations',
          [
            'Logo',
            'Color',
            'Type',
            'Space',
            'Layout grid',
            'Radius and line',
            'Elevation and veil',
            'Motion',
            'Icons',
            'Product pictures',
            'Voice',
            'Tokens',
          ],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Product', 'Cart', 'Post', 'Review', 'Deals', 'Frame'],
          'Pages',
          'Flows',
          'Matrix',
          'Demo Lab',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  beforeEach: ({ id, globals, parameters, tags }) => {
    // axe checks stories, not the state that a test ends in: a state worth checking has a story.
    if (tags.includes('test-fn')) parameters.a11y = { test: 'off' }
    return resetShop(id, globals, parameters.shop ?? {})
  },
  // Runs before axe, so that axe checks the state after the steps.
  afterEach: async ({ name }) => {
    try {
      await settled()
    } catch (error) {
      // In Storybook the error is ignored, because a toolbar choice, such as failing calls, can prevent the state
      // that the steps wait for.
      if (import.meta.env.MODE === 'test') throw error
    }
    if (import.meta.env.MODE === 'test' && name.startsWith('Long Text')) await expectNoOverflow()
  },
})
