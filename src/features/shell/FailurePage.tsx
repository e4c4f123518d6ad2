import { Button, RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'
import { HydrationSignal } from './HydrationSignal.tsx'

/** Shown if a page throws while rendering, or if its code cannot be loaded. */
export function FailurePage() {
  return (
    <Notice
      level={1}
      role="alert"
      title="Something went wrong"
      hint="This page couldn’t be displayed. Please try again."
    >
      <PageHead title="Something went wrong" />
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
      <RouterButton to="/">Continue shopping</RouterButton>
      <HydrationSignal />
    </Notice>
  )
}
