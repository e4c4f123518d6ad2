import { HydrationSignal } from '#src/boot/hydration.tsx'
import { Button, RouterButton } from '#src/ui/controls/buttons.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PageHead } from '#src/ui/page/PageHead.tsx'

/** Shown if a page throws while rendering, or if its code cannot be loaded. */
export function FailurePage() {
  return (
    <Notice
      level={1}
      role="alert"
      title="Something went wrong"
      hint="This page couldn’t be displayed. Please try again."
    >
      <PageHead title="Something went wrong" isSilent />
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
      <RouterButton to="/">Continue shopping</RouterButton>
      <HydrationSignal />
    </Notice>
  )
}
