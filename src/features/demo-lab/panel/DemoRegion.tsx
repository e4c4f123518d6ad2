import { styled } from '@mui/material/styles'
import { useSite } from '#src/config/site.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useDemoStore } from './demo-store.ts'

const DemoButton = onDemand(() => import('./DemoButton.tsx').then((module) => module.DemoButton))

const DemoNotes = onDemand(() => import('./DemoButton.tsx').then((module) => module.DemoNotes))

/** Place of the lines about the demo's state. Empty in live mode. */
export function DemoNotesRegion() {
  const demo = useDemoStore((state) => state.demo)
  return demo && <DemoNotes props={{ demo }} resetKey={null} />
}

/** Place of the button that opens the Demo Lab, in mock mode only. The button is downloaded when the mock API is ready. */
export function DemoRegion() {
  const { mode } = useSite().api
  const demo = useDemoStore((state) => state.demo)
  return mode === 'mock' && <Place>{demo && <DemoButton props={{ demo }} resetKey={null} />}</Place>
}

/** Has no height, so that the button does not move the footer when the mock API has started. */
const Place = styled('div')({ position: 'relative', height: 0, '@media print': { display: 'none' } })
