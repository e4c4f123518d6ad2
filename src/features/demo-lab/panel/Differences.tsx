import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { DemoApi, DemoLab } from '#src/demo/demo-api.ts'
import { useVisitFacts } from './use-visit-facts.ts'
import { describeDifferences } from './visit-facts.ts'

type DifferencesProps = { demo: Pick<DemoApi, 'chosen' | 'requests' | 'subscribe'>; lab: DemoLab }

/** Lists what is different from a fresh visit. */
export function Differences({ demo, lab }: DifferencesProps) {
  const titleId = useId()
  const differences = describeDifferences(useVisitFacts(demo, lab))
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1 }}>
      <Typography component="h3" variant="body2" id={titleId} sx={{ fontWeight: 'fontWeightBold' }}>
        What is different from a fresh visit
      </Typography>
      {differences.length === 0 ? (
        <p>Nothing: this is what a fresh visit shows.</p>
      ) : (
        <Stack component="ul" sx={{ gap: 1, listStyle: 'disc', paddingInlineStart: '1.25em' }}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
