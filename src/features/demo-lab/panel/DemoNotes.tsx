import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Page } from '#src/ui/page/Page.tsx'

const SentState = onDemand(() =>
  import('#src/features/demo-lab/state/SentState.tsx').then((module) => module.SentState),
)

/**
 * Notes about the demo's state, such as the address of a server that was entered or a state that was sent. Shown even
 * while the lab is closed.
 */
export function DemoNotes({ demo }: { demo: DemoApi }) {
  const notes = useSyncExternalStore(demo.subscribe, demo.notes)
  const isSent = useSyncExternalStore(demo.subscribe, demo.isSent)
  if (notes === '' && !isSent) return null
  return (
    <Typography component="aside" variant="body2" aria-label="State of the demo" sx={strip}>
      <Page>
        {isSent && <SentState props={{ demo }} resetKey={null} />}
        <Box sx={{ whiteSpace: 'pre-line' }}>{notes}</Box>
      </Page>
    </Typography>
  )
}

const strip = {
  paddingBlock: 1.5,
  borderBottom: ({ line }: Theme) => line.hair,
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
}
