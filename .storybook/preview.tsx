import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import addonPseudoStates from 'storybook-addon-pseudo-states'
import { ShopDocs } from './docs/ShopDocs.tsx'
import { isOnItsSheet } from './matrix/on-sheet.ts'
import { rested } from './shop/arrange.ts'
import { keepInStory } from './shop/links.ts'
import { beginVisit } from './shop/reset.ts'
import { withShop } from './shop/with-shop.tsx'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'

// As in the unit tests: what takes long in a play is the machine.
configure({ asyncUtilTimeout: 10_000 })

keepInStory()

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonPseudoStates()],
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { container: ShopDocs, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'How to read a story', 'How to write one'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius and line', 'Motion', 'Icons', 'Product pictures', 'Voice'],
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
  beforeEach: (context) => {
    const { id, globals, parameters, tags } = context
    if (isOnItsSheet(context)) globalThis.leaveOut?.('Its sheet shows it')
    // Axe looks at what is shown. What a test leaves behind is no state, or has a story of its own.
    if (tags.includes('test-fn')) parameters.a11y = { test: 'off' }
    return beginVisit(id, globals, parameters.shop ?? {})
  },
  // Before axe looks at it.
  afterEach: rested,
})
