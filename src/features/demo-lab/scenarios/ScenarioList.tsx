import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSite } from '#src/config/site.tsx'
import type { DemoLab } from '#src/demo/demo-api.ts'
import { Name } from '#src/features/demo-lab/panel/rows-and-cells.tsx'
import { Button } from '#src/ui/controls/buttons.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { canShow } from './can-show.ts'
import { storyOf, useStorybook } from './storybook.ts'

type ScenarioListProps = { lab: DemoLab; chosen: readonly string[]; onChoose: (names: readonly string[]) => void }

/**
 * Scenarios by section of the specification, with a search. Each can be activated here, or opened on the page that
 * shows it. Leaves out those whose product or page the shop does not have.
 */
export function ScenarioList({ lab, chosen, onChoose }: ScenarioListProps) {
  const [query, setQuery] = useState('')
  const storybook = useStorybook()
  const site = useSite()
  const offered = lab.scenarios.filter(({ link, builtInOnly }) => canShow(site, link, builtInOnly))
  const found = offered.filter((scenario) => scenario.matches(query))
  const sections = [...new Set(found.map(({ section }) => section))].toSorted()
  return (
    <>
      <Field label="Find a scenario" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <p role="status">{`${found.length} of ${offered.length} scenarios. Several can be active at once.`}</p>
      {sections.map((section) => (
        <details key={section} open={query !== '' || undefined}>
          <Box component="summary" sx={summary}>
            {section}
          </Box>
          <ul>
            {found
              .filter((scenario) => scenario.section === section)
              .map(({ name, title, shows, link }) => (
                <Box key={name} component="li" sx={row}>
                  <FormControlLabel
                    control={<Checkbox />}
                    checked={chosen.includes(name)}
                    onChange={() =>
                      onChoose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
                    }
                    label={
                      <>
                        {title} <Name>{name}</Name>
                        <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                          {shows}
                        </Typography>
                      </>
                    }
                  />
                  <Stack>
                    <Button
                      variant="text"
                      href={import.meta.env.BASE_URL + link}
                      aria-label={`Open ${name} on the page that shows it best`}
                    >
                      Open
                    </Button>
                    {storybook && (
                      <Button
                        variant="text"
                        href={storyOf(storybook, name)}
                        target="_blank"
                        aria-label={`Story of ${name}, opens in a new tab`}
                      >
                        Story
                      </Button>
                    )}
                  </Stack>
                </Box>
              ))}
          </ul>
        </details>
      ))}
    </>
  )
}

const summary = {
  minHeight: (theme: Theme) => theme.target,
  lineHeight: (theme: Theme) => `${theme.target}px`,
  fontWeight: 'fontWeightBold',
  cursor: 'pointer',
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 2,
  borderTop: (theme: Theme) => theme.line.hair,
}
