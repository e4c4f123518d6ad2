import { Button, RouterButton } from '#src/ui/buttons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PageHead } from '#src/ui/PageHead.tsx'

/** A page that broke while rendering, or whose code can't be had: never a blank one, never a dead end. */
export function FailurePage() {
  return (
    <Notice level={1} role="alert" title="Something went wrong" hint="This page failed to show. Please try again.">
      <PageHead title="Something went wrong" />
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
      <RouterButton to="/">Back to the shop</RouterButton>
    </Notice>
  )
}
