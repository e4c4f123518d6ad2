import Typography from '@mui/material/Typography'
import { fn } from 'storybook/test'
import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { STATE } from '#src/demo/demo-api.ts'
import preview from '#storybook/preview.tsx'
import { ChosenScenarios } from './ChosenScenarios.tsx'

const lab = createLab(createInterceptor(async () => undefined))

const meta = preview.meta({
  title: 'Demo Lab/Scenarios in force',
  tags: ['since:0.1.0'],
  component: ChosenScenarios,
  decorators: [
    (Story) => (
      <Typography component="div" variant="body2" sx={{ p: 6, maxWidth: 440 }}>
        {Story()}
      </Typography>
    ),
  ],
  args: { lab, chosen: ['cart-5-lines'], onChoose: fn() },
  argTypes: { lab: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The active scenarios and edited answers, with buttons to remove them and the link that shares them.',
      },
      source: { type: 'code' },
    },
  },
})

export const Default = meta.story({})

export const Empty = meta.story({ args: { chosen: [] } })

export const Many = meta.story({
  args: {
    chosen: 'cart-5-lines,products.1500ms,brands-500,update-after-3s,popups-first-only,texts-long,add-500'.split(','),
  },
})

export const EditedAnswersThatWereSent = meta.story({
  args: {
    lab: {
      ...lab,
      isSent: () => true,
      edits: {
        ...lab.edits,
        list: () => [
          { call: 'product', calls: 'every GET /api/products/{id}', source: async () => '' },
          {
            call: 'GET /api/products?limit=24&page=1',
            calls: 'GET /api/products?limit=24&page=1&search=Unterwassermehrkanaltonaufzeichnungsger%C3%A4tehalterung',
            source: async () => '',
          },
        ],
      },
    },
    chosen: ['cart-5-lines', STATE],
  },
})

export const UnknownNames = meta.story({
  args: {
    lab: {
      ...lab,
      unknownNote: () =>
        'Unknown names in the link: no-such-name, products.99pt (did you mean products.99pct?). The others are in force.',
    },
    chosen: ['cart-5-lines', 'no-such-name', 'products.99pt'],
  },
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li button'] } } })
