import Box from '@mui/material/Box'
import { scenarios } from '#mocks/scenarios/registry.ts'
import { VOICE } from '../voice.ts'
import { Muted, SpecTable, StorybookLink } from './primitives.tsx'

/** Table of a section's texts, with a link to the story that shows each. */
export function Voice({ section }: { section: (typeof VOICE)[number]['section'] }) {
  return (
    <SpecTable
      columns={['When', 'Text', 'Story']}
      rows={VOICE.filter((entry) => entry.section === section).map(({ when, texts, scenario }) => ({
        key: when,
        cells: [
          <Muted key="when">{when}</Muted>,
          texts.map((text, index) => (
            <Box key={text} sx={{ typography: 'body1', fontWeight: index === 0 ? 600 : 400 }}>
              {text}
            </Box>
          )),
          <StorybookLink key="link" to={`/story/scenario--${scenario}`}>
            {scenarios.find(({ name }) => name === scenario)?.title}
          </StorybookLink>,
        ],
      }))}
    />
  )
}
