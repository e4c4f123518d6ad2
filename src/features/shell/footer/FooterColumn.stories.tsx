import Typography from '@mui/material/Typography'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import preview from '#storybook/preview.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { footerCategories, footerPages } from './footer-links.ts'

const meta = preview.meta({
  title: 'Components/Frame/Footer column',
  tags: ['since:0.1.0'],
  component: FooterColumn,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 6, maxWidth: 240 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { title: 'Shop', links: footerCategories(DEFAULT_CONFIG) },
  parameters: {
    guide: {
      do: 'Name the group in one word.',
      dont: 'Do not list more than seven links.',
      keyboard: 'Tab moves from link to link.',
    },
    docs: {
      description: {
        component: 'A titled list of links in the footer, with at most seven links.',
      },
    },
  },
})

export const Default = meta.story({})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:first-child a'] } } })

export const LongText = meta.story({
  args: {
    title: 'Unterwassermehrkanaltonaufzeichnung',
    links: footerPages(DEFAULT_CONFIG).map(({ to, label }) => ({
      to,
      label: `${label}, with a label that is too long for one line`,
    })),
  },
})
