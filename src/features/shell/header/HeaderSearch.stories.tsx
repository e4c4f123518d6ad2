import Box from '@mui/material/Box'
import preview from '#storybook/preview.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'

const meta = preview.meta({
  title: 'Components/Frame/Search',
  tags: ['since:0.1.0'],
  component: HeaderSearch,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 448 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Show the current search text in it.',
      dont: 'Do not search while the visitor types.',
      keyboard: 'Tab reaches the field; Enter searches.',
      heard: ['search'],
    },
    docs: {
      description: {
        component:
          'Searches the products from any page. The home page shows the current search text in it. An empty search does nothing. Do not use it to search within a page.',
      },
    },
  },
})

export const Default = meta.story({})

export const Filled = meta.story({
  parameters: {
    shop: { steps: [{ fill: 'Search products', with: 'open headphones' }] },
    docs: { story: { inline: false, height: '120px' } },
  },
})

export const LongText = meta.story({
  parameters: {
    shop: { steps: [{ fill: 'Search products', with: 'Unterwassermehrkanaltonaufzeichnungsgerätehalterung' }] },
    docs: { story: { inline: false, height: '120px' } },
  },
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['input'] } } })
