import Box from '@mui/material/Box'
import { scenarios } from '#mocks/scenarios.ts'
import { VOICE } from '../voice.ts'
import { Quiet, SpecTable, WorkshopLink } from './parts.tsx'

/** Every text of a section, and where to see it. */
export function Voice({ section }: { section: (typeof VOICE)[number]['section'] }) {
  return (
    <SpecTable
      columns={['When', 'The shop says', 'See it']}
      rows={VOICE.filter((said) => said.section === section).map(({ when, says, scenario }) => ({
        key: when,
        cells: [
          <Quiet key="when">{when}</Quiet>,
          says.map((text, index) => (
            <Box key={text} sx={{ typography: 'body1', fontWeight: index === 0 ? 600 : 400 }}>
              {text}
            </Box>
          )),
          <WorkshopLink key="link" to={`/story/scenario--${scenario}`}>
            {scenarios.find(({ name }) => name === scenario)?.title}
          </WorkshopLink>,
        ],
      }))}
    />
  )
}
