import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { DemoApi } from '#src/demo/demo-api.ts'
import { Page } from '#src/ui/page/Page.tsx'

/** Notes about the demo's state, such as the address of a server that was entered. Shown even while the lab is closed. */
export function DemoNotes({ demo }: { demo: DemoApi }) {
  const notes = useSyncExternalStore(demo.subscribe, demo.notes)
  if (notes === '') return null
  return (
    <Typography component="aside" variant="body2" aria-label="State of the demo" sx={strip}>
      <Page sx={{ whiteSpace: 'pre-line' }}>{notes}</Page>
    </Typography>
  )
}

const strip = {
  paddingBlock: 1.5,
  borderBottom: ({ line }: Theme) => line.hair,
  backgroundColor: 'background.paper',
  '@media print': { display: 'none' },
}
